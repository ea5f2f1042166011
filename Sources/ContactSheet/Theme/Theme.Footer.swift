import JSONInput

extension Theme {
  /// The line below the cards.
  public struct Footer: Hashable, Sendable {
    /// Shown while more pages follow.
    public var more: String
    /// Shown below the feed's last card.
    public var end: String
    /// How it is set.
    public var style: TextStyle
  }
}

extension Theme.Footer: Decodable {
  enum CodingKeys: String, CodingKey {
    case more, end
  }

  /// Reads a theme's `footer`: a text style with the two texts beside it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    more = try container.decode(String.self, forKey: .more)
    end = try container.decode(String.self, forKey: .end)
    style = try Theme.TextStyle(from: decoder, besides: CodingKeys.more, CodingKeys.end)
  }
}
