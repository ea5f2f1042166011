public import Foundation
public import Graphics
import JSONInput

extension Theme {
  /// What a card looks like.
  public struct Card: Hashable, Sendable {
    /// Space between the card's edge and its content, in points.
    public var padding: CGFloat
    /// Space between media, caption and tags, in points.
    public var spacing: CGFloat
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat
    /// What covers the card.
    public var background: Color
    /// Shadows, the first on top.
    public var shadow: [Shadow]
    /// The line along its edge.
    public var border: Border?
    /// The picture's place.
    public var media: Media
    /// The title over the media.
    public var title: TextStyle
    /// The text below the media.
    public var caption: TextStyle
    /// The capsules below the caption.
    public var tag: Tag
  }
}

extension Theme.Card: Decodable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case padding, spacing, cornerRadius, background, shadow, border, media, title, caption, tag
  }

  /// Reads a theme's `card`.
  public init(from decoder: any Decoder) throws {
    try decoder.noteUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    padding = try container.length(.padding, in: 0...1000)
    spacing = try container.length(.spacing, in: 0...1000)
    cornerRadius = try container.length(.cornerRadius, in: 0...10_000)
    background = try container.decode(Color.self, forKey: .background)
    shadow =
      try container.decodeIfPresent([Noted<Shadow, Shadow.CodingKeys>].self, forKey: .shadow)?.map(\.value) ?? []
    border = try container.decodeIfPresent(Noted<Border, Border.CodingKeys>.self, forKey: .border)?.value
    media = try container.decode(Theme.Media.self, forKey: .media)
    title = try container.decode(Theme.TextStyle.self, forKey: .title)
    caption = try container.decode(Theme.TextStyle.self, forKey: .caption)
    tag = try container.decode(Theme.Tag.self, forKey: .tag)
  }
}
