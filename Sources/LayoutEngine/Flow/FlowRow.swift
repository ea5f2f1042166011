public import Foundation

/// One line of a flow.
public struct FlowRow: Hashable, Sendable {
  /// The items in it.
  public var items: Range<Int>
  /// The right edge of its last item, with the row at 0.
  public var width: CGFloat
  /// The height of its highest item.
  public var height: CGFloat

  /// A line of items.
  public init(items: Range<Int>, width: CGFloat, height: CGFloat) {
    self.items = items
    self.width = width
    self.height = height
  }
}
