import JSONInput

/// How pages and cards look.
public struct Theme: Equatable, Sendable {
  /// The sheet around the cards.
  public var page: Page
  /// Where cards stand.
  public var layout: CardLayout
  /// What a card looks like.
  public var card: Card
  /// The line below the cards; nil leaves it out.
  public var footer: Footer?
}

extension Theme: Decodable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case extends, page, layout, card, footer
  }

  /// Reads a theme whose `extends` is settled; ``ThemeLibrary`` does that.
  public init(from decoder: any Decoder) throws {
    try decoder.noteUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    page = try container.decode(Page.self, forKey: .page)
    layout = try container.decode(CardLayout.self, forKey: .layout)
    card = try container.decode(Card.self, forKey: .card)
    footer = try container.decodeIfPresent(Footer.self, forKey: .footer)
  }
}
