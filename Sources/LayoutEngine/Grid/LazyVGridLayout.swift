public import Foundation

/// Rows of cells over solved columns.
public struct LazyVGridLayout: Layout {
  /// The columns; none count as one flexible column.
  public var columns: [GridItem]
  /// Where subviews stand in the cells of columns that do not say.
  public var alignment: HorizontalAlignment
  /// The gap between rows; 8 when nil.
  public var spacing: CGFloat?

  public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
  }

  private var cells: GridCells {
    GridCells(
      items: columns, axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center),
      gap: spacing ?? 8)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    cells.size(of: subviews, in: proposal)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    cells.place(subviews, from: bounds.origin, in: proposal)
  }
}
