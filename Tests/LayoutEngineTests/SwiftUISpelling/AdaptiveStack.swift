import LayoutEngine

/// A row where it fits, else a column, as an app would write it for SwiftUI.
struct AdaptiveStack: Layout {
  var spacing: CGFloat?

  typealias Cache = (row: AnyLayout.Cache, column: AnyLayout.Cache)

  private var row: AnyLayout { AnyLayout(HStackLayout(alignment: .top, spacing: spacing)) }
  private var column: AnyLayout { AnyLayout(VStackLayout(alignment: .leading, spacing: spacing)) }

  func makeCache(subviews: Subviews) -> Cache {
    (row: row.makeCache(subviews: subviews), column: column.makeCache(subviews: subviews))
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    fits(proposal, subviews: subviews, cache: &cache)
      ? row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.row)
      : column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache.column)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    if fits(proposal, subviews: subviews, cache: &cache) {
      row.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.row)
    } else {
      column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.column)
    }
  }

  private func fits(_ proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Bool {
    guard let width = proposal.width else { return true }
    return row.sizeThatFits(proposal: .unspecified, subviews: subviews, cache: &cache.row).width <= width
  }
}
