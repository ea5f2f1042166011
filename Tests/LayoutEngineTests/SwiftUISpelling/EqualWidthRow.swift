import LayoutEngine

/// Buttons as wide as the widest, as an app would write it for SwiftUI: the sizes are measured once, into a cache.
struct EqualWidthRow: Layout {
  struct Cache {
    var sizes: [CGSize] = []
    var gaps: [CGFloat] = []

    var widest: CGFloat { sizes.map(\.width).max() ?? 0 }
    var tallest: CGFloat { sizes.map(\.height).max() ?? 0 }
  }

  func makeCache(subviews: Subviews) -> Cache {
    var cache = Cache()
    updateCache(&cache, subviews: subviews)
    return cache
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    cache.gaps = subviews.indices.map { index in
      guard index < subviews.count - 1 else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(
      width: cache.widest * CGFloat(subviews.count) + cache.gaps.reduce(0) { $0 + $1 },
      height: cache.tallest)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let buttonProposal = ProposedViewSize(width: cache.widest, height: cache.tallest)
    var nextX = bounds.minX + cache.widest / 2
    for index in subviews.indices {
      subviews[index].place(at: CGPoint(x: nextX, y: bounds.midY), anchor: .center, proposal: buttonProposal)
      nextX += cache.widest + cache.gaps[index]
    }
  }
}
