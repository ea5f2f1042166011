public import Foundation

/// Columns of cells over solved rows.
public struct LazyHGridLayout: Layout {
  /// The rows; none count as one flexible row.
  public var rows: [GridItem]
  /// Where subviews stand in the cells of rows that do not say.
  public var alignment: VerticalAlignment
  /// The gap between columns; 8 when nil.
  public var spacing: CGFloat?

  public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
  }

  private var cells: GridCells {
    GridCells(
      items: rows, axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
      gap: spacing ?? 8)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    cells.size(of: subviews, in: proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    cells.place(subviews, from: bounds.origin, in: proposal)
  }
}
