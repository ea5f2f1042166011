public import Foundation

/// A column of a vertical grid or a row of a horizontal one, spelled as SwiftUI spells it.
public struct GridItem: Equatable, Sendable {
  /// How wide the item's tracks are.
  public enum Size: Hashable, Sendable {
    /// One track of this width.
    case fixed(CGFloat)
    /// One track that takes an equal share of what is left, within bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit the item's share at the minimum width.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the item's tracks are.
  public var size: GridItem.Size
  /// The gap behind each of its tracks; 8 when nil.
  public var spacing: CGFloat?
  /// Where views stand in its cells; the grid's own alignment when nil.
  public var alignment: Alignment?

  /// A column of the given size.
  public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
