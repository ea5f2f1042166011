public import Foundation

/// An item of a grid, by its own wishes.
public struct GridCell: Hashable, Sendable {
  /// A width of its own; nil takes the track's.
  public var width: CGFloat?
  /// How its height follows from its width.
  public var height: ItemHeight
  /// Whether it accepts the height of its row.
  public var stretches: Bool

  /// An item with the given wishes.
  public init(width: CGFloat? = nil, height: ItemHeight, stretches: Bool = false) {
    self.width = width
    self.height = height
    self.stretches = stretches
  }
}
