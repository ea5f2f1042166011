import LayoutEngine

/// A column that speaks for its spacing and its guides, as an app would write it for SwiftUI.
struct IndentedColumn: Layout {
  var indent: CGFloat = 12

  func makeCache(subviews: Subviews) -> [CGFloat] {
    subviews.indices.dropLast().map { index in
      subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .vertical)
    }
  }

  func spacing(subviews: Subviews, cache: inout [CGFloat]) -> ViewSpacing {
    var spacing = ViewSpacing()
    for index in subviews.indices {
      var edges: Edge.Set = [.leading, .trailing]
      if index == subviews.startIndex { edges.formUnion(.top) }
      if index == subviews.endIndex - 1 { edges.formUnion(.bottom) }
      spacing.formUnion(subviews[index].spacing, edges: edges)
    }
    return spacing
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout [CGFloat]
  ) -> CGFloat? {
    guide == .leading ? bounds.minX + indent : nil
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) -> CGSize {
    let dimensions = subviews.map { $0.dimensions(in: proposal) }
    let maxWidth = dimensions.map { $0.width - $0[.leading] }.max() ?? 0
    return CGSize(
      width: indent + maxWidth,
      height: dimensions.map(\.height).reduce(0, +) + cache.reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]) {
    var y = bounds.minY
    for (index, subview) in subviews.enumerated() {
      let size = subview.dimensions(in: proposal)
      subview.place(at: CGPoint(x: bounds.minX + indent - size[.leading], y: y), proposal: proposal)
      y += size.height + (index < cache.count ? cache[index] : 0)
    }
  }
}
