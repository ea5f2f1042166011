extension Gradient: Codable {
  enum CodingKeys: String, CodingKey {
    case space, premultiplied, stops
  }

  /// Reads `{"space": "srgb", "premultiplied": true, "stops": [[0, "#5ac8fa"], [1, "#007aff"]]}`; only stops are needed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let stops = try container.decode([GradientStop].self, forKey: .stops)
    guard !stops.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .stops, in: container, debugDescription: "expected at least one stop")
    }
    self.init(
      stops: stops, space: try container.decodeIfPresent(Space.self, forKey: .space) ?? .srgb,
      premultiplied: try container.decodeIfPresent(Bool.self, forKey: .premultiplied) ?? true)
  }

  /// Writes all members.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(space, forKey: .space)
    try container.encode(premultiplied, forKey: .premultiplied)
    try container.encode(stops, forKey: .stops)
  }
}
