import JSONInput

extension Theme {
  /// A line of text with places to fill: `{feed}`, `{page}` and `{pages}`.
  public struct Label: Hashable, Sendable {
    /// The text with its places.
    public var text: String
    /// How it is set.
    public var style: TextStyle
  }
}

extension Theme.Label: Decodable {
  enum CodingKeys: String, CodingKey {
    case text
  }

  /// Reads a text style with a `text` beside it.
  public init(from decoder: any Decoder) throws {
    text = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .text)
    style = try Theme.TextStyle(from: decoder, besides: CodingKeys.text)
  }
}
