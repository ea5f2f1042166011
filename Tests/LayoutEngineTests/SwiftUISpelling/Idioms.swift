import LayoutEngine

// The ways in which app code names a cache that it does not use.

struct CacheByName: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

struct CacheByAlias: Layout {
  typealias Cache = Void

  func makeCache(subviews: LayoutSubviews) {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Self.Cache
  ) -> CGSize {
    switch proposal {
    case .zero: return .zero
    case .unspecified: return CGSize(width: 1, height: 1)
    case .infinity: return CGSize(width: 2, height: 2)
    default: return subviews.map { $0.sizeThatFits(proposal) }.max { $0.width < $1.width } ?? .zero
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Self.Cache
  ) {
    subviews.forEach {
      $0.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .init(bounds.size))
    }
  }
}

/// Sizes by proposal.
struct MemoizingColumn: Layout {
  struct Cache {
    var entries: [(proposal: ProposedViewSize, sizes: [CGSize])] = []
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    sizes(proposal, subviews, &cache).reduce(.zero) {
      .init(width: max($0.width, $1.width), height: $0.height + $1.height)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var corner = CGPoint(x: bounds.maxX, y: bounds.minY)
    for (subview, size) in zip(subviews, sizes(proposal, subviews, &cache)) {
      subview.place(at: corner, anchor: .topTrailing, proposal: .init(width: proposal.width, height: nil))
      corner.y += size.height
    }
  }

  private func sizes(_ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache) -> [CGSize] {
    if let known = cache.entries.first(where: { $0.proposal == proposal }) { return known.sizes }
    let sizes = subviews.map { $0.sizeThatFits(.init(width: proposal.width, height: nil)) }
    cache.entries.append((proposal: proposal, sizes: sizes))
    return sizes
  }
}

/// A line through the middles of initials, with a guide of its own.
struct InitialsLine: Layout {
  enum LineGuide: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[VerticalAlignment.center] }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let above = subviews.map { $0.dimensions(in: proposal)[.line] }.max() ?? 0
    let below =
      subviews.map { subview -> CGFloat in
        let dimensions = subview.dimensions(in: proposal)
        return dimensions.height - dimensions[.line]
      }.max() ?? 0
    return CGSize(width: subviews.reduce(0) { $0 + $1.sizeThatFits(proposal).width }, height: above + below)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let above = subviews.map { $0.dimensions(in: proposal)[.line] }.max() ?? 0
    _ = subviews.reduce(bounds.minX) { x, subview in
      let dimensions = subview.dimensions(in: proposal)
      subview.place(at: CGPoint(x: x, y: bounds.minY + above - dimensions[.line]), proposal: proposal)
      return x + dimensions.width
    }
  }
}

extension VerticalAlignment {
  static let line = VerticalAlignment(InitialsLine.LineGuide.self)
}
