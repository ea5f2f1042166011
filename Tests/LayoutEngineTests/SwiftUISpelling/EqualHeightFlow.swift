import LayoutEngine

/// Cards in rows of one height, as an app would write it for SwiftUI.
struct EqualHeightFlow: Layout {
  let columnWidth: CGFloat
  var spacing: CGFloat = 10

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let count = columnCount(in: proposal.width, subviews: subviews)
    let heights = rowHeights(subviews: subviews, columns: count)
    return CGSize(
      width: CGFloat(min(count, subviews.count)) * (columnWidth + spacing) - spacing,
      height: heights.reduce(-spacing) { $0 + $1 + spacing }
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    let count = columnCount(in: bounds.width, subviews: subviews)
    let heights = rowHeights(subviews: subviews, columns: count)
    var point = bounds.origin
    for (row, start) in stride(from: subviews.startIndex, to: subviews.endIndex, by: count).enumerated() {
      point.x = bounds.minX
      for subview in subviews[start..<min(start + count, subviews.endIndex)] {
        subview.place(at: point, proposal: ProposedViewSize(width: columnWidth, height: heights[row]))
        point.x += columnWidth + spacing
      }
      point.y += heights[row] + spacing
    }
  }

  private func columnCount(in width: CGFloat?, subviews: Subviews) -> Int {
    guard let width, width.isFinite else { return subviews.count }
    return max(1, Int((width + spacing) / (columnWidth + spacing)))
  }

  private func rowHeights(subviews: Subviews, columns: Int) -> [CGFloat] {
    stride(from: 0, to: subviews.count, by: columns).map { start in
      subviews.dropFirst(start).prefix(columns)
        .map { $0.sizeThatFits(.init(width: columnWidth, height: nil)).height }
        .max() ?? 0
    }
  }
}
