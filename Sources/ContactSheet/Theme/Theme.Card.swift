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

  /// The picture's place on a card.
  public struct Media: Hashable, Sendable {
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat
    /// How a picture meets its place.
    public var fit: Fill.Fit
    /// Width by height, for cards that declare none.
    public var aspectRatio: CGFloat
    /// Space between the media's edges and the title, in points.
    public var inset: CGFloat
    /// Whether cards show their own picture, gradient or colour; otherwise all show the theme's.
    public var showsContent: Bool
    /// What covers cards that have no picture, colour or gradient of their own.
    public var gradients: [BoxGradient]
  }

  /// The capsules below the caption.
  public struct Tag: Hashable, Sendable {
    /// How the name is set.
    public var style: TextStyle
    /// The capsule's height in points.
    public var height: CGFloat
    /// Space before and after the name in points.
    public var padding: CGFloat
    /// Space between capsules in points.
    public var spacing: CGFloat
    /// How many lines of capsules are shown.
    public var maxRows: Int
    /// What covers the capsule.
    public var background: Color
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

extension Theme.Media: Decodable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case cornerRadius, fit, aspectRatio, inset, showsContent, gradients
  }

  /// Reads a theme's `card.media`.
  public init(from decoder: any Decoder) throws {
    try decoder.noteUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    cornerRadius = try container.length(.cornerRadius, in: 0...10_000)
    fit = try container.choice(.fit)
    aspectRatio = try container.length(.aspectRatio, in: 0.02...50)
    inset = try container.length(.inset, in: 0...1000)
    showsContent = try container.decode(Bool.self, forKey: .showsContent)
    gradients = try container.decode([Noted<BoxGradient, BoxGradient.CodingKeys>].self, forKey: .gradients)
      .map(\.value)
    guard !gradients.isEmpty else {
      throw decoder.fault("expected at least one gradient", at: CodingKeys.gradients)
    }
  }
}

extension Theme.Tag: Decodable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case height, padding, spacing, maxRows, background
  }

  /// Reads a theme's `card.tag`: a text style with the capsule's measures beside it.
  public init(from decoder: any Decoder) throws {
    style = try Theme.TextStyle(
      from: decoder, besides: CodingKeys.height, CodingKeys.padding, CodingKeys.spacing, CodingKeys.maxRows,
      CodingKeys.background)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    height = try container.length(.height, in: 0...1000)
    padding = try container.length(.padding, in: 0...1000)
    spacing = try container.length(.spacing, in: 0...1000)
    maxRows = try container.decode(Int.self, forKey: .maxRows)
    background = try container.decode(Color.self, forKey: .background)
    guard maxRows >= 0 else { throw decoder.fault("expected 0 or more", at: CodingKeys.maxRows) }
  }
}
