extension Gradient.Space: Codable {
  /// Reads `srgb`, `linear` or `oklab`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let space = Self(rawValue: try container.decode(String.self)) else {
      let names = Self.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "expected one of \(names)")
    }
    self = space
  }
}
