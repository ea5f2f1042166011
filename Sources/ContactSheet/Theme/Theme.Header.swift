import JSONInput

extension Theme {
  /// The line above the cards: a title and a page number on one baseline.
  public struct Header: Hashable, Sendable {
    /// At the leading edge.
    public var title: Label?
    /// At the trailing edge.
    public var number: Label?
  }
}

extension Theme.Header: Decodable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case title, number
  }

  /// Reads a theme's `page.header`.
  public init(from decoder: any Decoder) throws {
    try decoder.noteUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decodeIfPresent(Theme.Label.self, forKey: .title)
    number = try container.decodeIfPresent(Theme.Label.self, forKey: .number)
  }
}
