public import Foundation

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    let frames = subviews.placements(in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return guide.combineExplicit(
      zip(subviews, frames).map { subview, frame in
        subview.dimensions(in: frame.proposal)[explicit: guide].map { $0 + frame.rect.origin.x }
      })
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    let frames = subviews.placements(in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return guide.combineExplicit(
      zip(subviews, frames).map { subview, frame in
        subview.dimensions(in: frame.proposal)[explicit: guide].map { $0 + frame.rect.origin.y }
      })
  }

  /// A container of this layout: `HStackLayout(spacing: 4) { first; second }`.
  public func callAsFunction(@LayoutNodeBuilder _ content: () -> [LayoutNode]) -> LayoutNode {
    .container(self, content())
  }
}
