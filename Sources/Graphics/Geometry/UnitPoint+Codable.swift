import Foundation

extension UnitPoint: Codable {
  /// Reads `[0.5, 1]`.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let x = try container.decode(CGFloat.self)
    let y = try container.decode(CGFloat.self)
    guard container.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected two numbers only")
    }
    self.init(x: x, y: y)
  }

  /// Writes `[0.5, 1]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
  }
}
