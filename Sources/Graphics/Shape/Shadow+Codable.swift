import Foundation

extension Shadow: Codable {
  /// The members that are read.
  public enum CodingKeys: String, CodingKey, CaseIterable {
    case color, radius, blur, x, y, spread
  }

  /// Reads `{"color": "#00000014", "radius": 4, "x": 0, "y": 2, "spread": 0}`; `blur` stands for twice the radius.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Double { try container.decodeIfPresent(Double.self, forKey: key) ?? 0 }
    let blur = try container.decodeIfPresent(Double.self, forKey: .blur)
    if blur != nil, container.contains(.radius) {
      throw DecodingError.dataCorruptedError(
        forKey: .blur, in: container, debugDescription: "expected either a radius or a blur")
    }
    let radius = try blur.map { $0 / 2 } ?? number(.radius)
    guard radius >= 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: blur == nil ? .radius : .blur, in: container, debugDescription: "expected 0 or more")
    }
    self.init(
      color: try container.decode(Color.self, forKey: .color), radius: radius, x: try number(.x), y: try number(.y),
      spread: try number(.spread))
  }

  /// Writes all members but `blur`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(color, forKey: .color)
    try container.encode(Double(radius), forKey: .radius)
    try container.encode(Double(x), forKey: .x)
    try container.encode(Double(y), forKey: .y)
    try container.encode(Double(spread), forKey: .spread)
  }
}
