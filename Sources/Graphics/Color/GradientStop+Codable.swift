extension GradientStop: Codable {
  /// Reads `[0.5, "#007aff"]`.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let offset = try container.decode(Double.self)
    let color = try container.decode(Color.self)
    guard container.isAtEnd else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected an offset and a colour only")
    }
    self.init(offset: offset, color: color)
  }

  /// Writes `[0.5, "#007aff"]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(offset)
    try container.encode(color)
  }
}
