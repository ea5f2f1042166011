public import Foundation
public import Graphics
import JSONInput

extension Theme {
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
    maxRows = try container.wholeNumber(.maxRows)
    background = try container.decode(Color.self, forKey: .background)
    guard maxRows >= 0 else { throw decoder.fault("expected 0 or more", at: CodingKeys.maxRows) }
  }
}
