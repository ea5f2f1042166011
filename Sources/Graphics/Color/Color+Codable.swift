extension Color: Codable {
  /// Reads `#rgb`, `#rrggbb` or `#rrggbbaa`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let color = Color(hex: text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a colour such as \"#007aff\" or \"#007aff80\"")
    }
    self = color
  }

  /// Writes ``hex``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(hex)
  }
}
