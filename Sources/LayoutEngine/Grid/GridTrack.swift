public import Foundation

/// One solved track: a column of a vertical grid, a row of a horizontal one.
public struct GridTrack: Hashable, Sendable {
  /// Where it starts, from the leading side.
  public var x: CGFloat
  /// How wide it is.
  public var width: CGFloat
  /// The gap between it and the next track.
  public var spacing: CGFloat
  /// The index of the grid item that made it; an adaptive item makes several.
  public var column: Int

  /// A track from `x` to `x + width`.
  public init(x: CGFloat, width: CGFloat, spacing: CGFloat = 8, column: Int = 0) {
    self.x = x
    self.width = width
    self.spacing = spacing
    self.column = column
  }

  /// The right edge.
  public var maxX: CGFloat { x + width }
}
