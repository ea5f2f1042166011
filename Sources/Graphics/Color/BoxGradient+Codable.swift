extension BoxGradient: Codable {
  /// The members that are read.
  public enum CodingKeys: String, CodingKey, CaseIterable {
    case type, angle, start, end, center, radius, space, premultiplied, stops
  }

  /// Reads `{"type": "linear", "angle": 160, "stops": [[0, "#5ac8fa"], [1, "#007aff"]]}`.
  ///
  /// A linear gradient has an `angle` or `start` and `end`, and runs downwards without them; a radial one may have
  /// `center` (the middle) and `radius` in points (to the farthest corner). At least one stop is needed.
  public init(from decoder: any Decoder) throws {
    self.init(try Gradient(from: decoder), line: try decoder.container(keyedBy: CodingKeys.self).line())
  }

  /// Writes the members that the gradient's kind has.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch line {
    case .angle(let degrees):
      try container.encode("linear", forKey: .type)
      try container.encode(degrees, forKey: .angle)
    case .points(let start, let end):
      try container.encode("linear", forKey: .type)
      try container.encode(start, forKey: .start)
      try container.encode(end, forKey: .end)
    case .radial(let center, let radius):
      try container.encode("radial", forKey: .type)
      try container.encode(center, forKey: .center)
      try container.encodeIfPresent(radius, forKey: .radius)
    }
    try gradient.encode(to: encoder)
  }
}

extension KeyedDecodingContainer<BoxGradient.CodingKeys> {
  fileprivate func line() throws -> BoxGradient.Line {
    switch try decode(String.self, forKey: .type) {
    case "linear":
      let start = try decodeIfPresent(UnitPoint.self, forKey: .start)
      let end = try decodeIfPresent(UnitPoint.self, forKey: .end)
      switch (start, end, try decodeIfPresent(Double.self, forKey: .angle)) {
      case (let start?, let end?, nil): return .points(start: start, end: end)
      case (nil, nil, let angle): return .angle(angle ?? 180)
      case (_, _, _?): throw fault("expected either an angle or start and end", at: .angle)
      case (nil, _?, nil): throw fault("expected a start beside the end", at: .end)
      case (_?, nil, nil): throw fault("expected an end beside the start", at: .start)
      }
    case "radial":
      let radius = try decodeIfPresent(Double.self, forKey: .radius)
      if let radius, radius < 0 { throw fault("expected a radius of 0 or more", at: .radius) }
      let center = try decodeIfPresent(UnitPoint.self, forKey: .center) ?? .center
      return .radial(center: center, radius: radius.map { .init($0) })
    default: throw fault("expected \"linear\" or \"radial\"", at: .type)
    }
  }

  fileprivate func fault(_ reason: String, at key: Key) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: reason)
  }
}
