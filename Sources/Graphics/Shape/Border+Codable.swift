import Foundation

extension Border: Codable {
  /// The members that are read.
  public enum CodingKeys: String, CodingKey, CaseIterable {
    case width, color
  }

  /// Reads `{"width": 1, "color": "#00000033"}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let width = try container.decode(Double.self, forKey: .width)
    guard width >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .width, in: container, debugDescription: "expected 0 or more")
    }
    self.init(width: width, color: try container.decode(Color.self, forKey: .color))
  }

  /// Writes both members.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Double(width), forKey: .width)
    try container.encode(color, forKey: .color)
  }
}
