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
