public import Foundation
public import Graphics
import JSONInput

extension Theme {
  /// The sheet around the cards.
  public struct Page: Hashable, Sendable {
    /// The sheet's width in points.
    public var width: CGFloat
    /// Space between the sheet's edges and its cards, in points.
    public var padding: CGFloat
    /// What lies below everything; nil is transparent.
    public var background: Color?
    /// Device pixels a point.
    public var scale: CGFloat
    /// Whether gradients are dithered against banding.
    public var dither: Bool
    /// The line above the cards; nil leaves it out.
    public var header: Header?

    /// The width that cards have together, in points.
    var contentWidth: CGFloat { width - 2 * padding }
  }

  /// The line above the cards: a title and a page number on one baseline.
  public struct Header: Hashable, Sendable {
    /// At the leading edge.
    public var title: Label?
    /// At the trailing edge.
    public var number: Label?
  }

  /// A line of text with places to fill: `{feed}`, `{page}` and `{pages}`.
  public struct Label: Hashable, Sendable {
    /// The text with its places.
    public var text: String
    /// How it is set.
    public var style: TextStyle
  }
}

extension Theme.Page: Decodable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case width, padding, background, scale, dither, header
  }

  /// Reads a theme's `page`.
  public init(from decoder: any Decoder) throws {
    try decoder.noteUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    width = try container.length(.width, in: 1...20_000)
    padding = try container.length(.padding, in: 0...10_000)
    background = try container.decodeIfPresent(Color.self, forKey: .background)
    scale = try container.length(.scale, in: 0.05...16)
    dither = try container.decode(Bool.self, forKey: .dither)
    header = try container.decodeIfPresent(Theme.Header.self, forKey: .header)
    guard padding * 2 < width else {
      throw decoder.fault("the padding leaves no room for cards", at: CodingKeys.padding)
    }
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
