/// A rectangle of whole device pixels.
public struct PixelRect: Hashable, Sendable {
  /// Column of the left edge.
  public var x: Int
  /// Row of the top edge.
  public var y: Int
  /// Columns.
  public var width: Int
  /// Rows.
  public var height: Int

  /// The rectangle of `width` × `height` pixels whose top left pixel is (`x`, `y`).
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The columns inside.
  public var columns: Range<Int> { x..<(x + width) }
  /// The rows inside.
  public var rows: Range<Int> { y..<(y + height) }
}
