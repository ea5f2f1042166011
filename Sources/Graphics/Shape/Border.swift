public import Foundation

/// A line along the inside of a box's edge.
public struct Border: Hashable, Sendable {
  /// Its width in points.
  public var width: CGFloat
  /// Its colour.
  public var color: Color

  /// A border of `width` points in `color`.
  public init(width: CGFloat, color: Color) {
    self.width = width
    self.color = color
  }
}
