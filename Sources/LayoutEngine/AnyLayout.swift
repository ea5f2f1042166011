public import Foundation

/// A layout whose type is not known.
@frozen public struct AnyLayout: Layout {
  private let base: any Layout

  /// Whether the layout has no guides but those of its subviews.
  var passesGuidesOn: Bool { (base as? AnyLayout)?.passesGuidesOn ?? (base is any GuidePassingLayout) }

  public init<L: Layout>(_ layout: L) { base = layout }

  /// The cache of the layout inside; copies share it.
  public struct Cache {
    fileprivate var storage: AnyObject
  }

  public func makeCache(subviews: Subviews) -> Cache { Cache(storage: base.boxedCache(subviews: subviews)) }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.updateBoxed(&cache.storage, subviews: subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.boxedSpacing(subviews: subviews, cache: &cache.storage)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    base.boxedSize(proposal: proposal, subviews: subviews, cache: &cache.storage)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    base.placeBoxed(in: bounds, proposal: proposal, subviews: subviews, cache: &cache.storage)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.boxedAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.storage)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.boxedAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache.storage)
  }
}

private final class CacheBox<Cache> {
  var value: Cache

  init(_ value: Cache) { self.value = value }
}

extension Layout {
  fileprivate func boxedCache(subviews: Subviews) -> AnyObject { CacheBox(makeCache(subviews: subviews)) }

  /// The box inside `storage`; a fresh one where another layout left its own.
  private func box(_ storage: inout AnyObject, subviews: Subviews) -> CacheBox<Cache> {
    if let box = storage as? CacheBox<Cache> { return box }
    let box = CacheBox(makeCache(subviews: subviews))
    storage = box
    return box
  }

  fileprivate func updateBoxed(_ storage: inout AnyObject, subviews: Subviews) {
    updateCache(&box(&storage, subviews: subviews).value, subviews: subviews)
  }

  fileprivate func boxedSpacing(subviews: Subviews, cache: inout AnyObject) -> ViewSpacing {
    spacing(subviews: subviews, cache: &box(&cache, subviews: subviews).value)
  }

  fileprivate func boxedSize(proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyObject) -> CGSize {
    sizeThatFits(proposal: proposal, subviews: subviews, cache: &box(&cache, subviews: subviews).value)
  }

  fileprivate func placeBoxed(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout AnyObject
  ) {
    placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &box(&cache, subviews: subviews).value)
  }

  fileprivate func boxedAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyObject
  ) -> CGFloat? {
    explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews,
      cache: &box(&cache, subviews: subviews).value)
  }

  fileprivate func boxedAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout AnyObject
  ) -> CGFloat? {
    explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews,
      cache: &box(&cache, subviews: subviews).value)
  }
}
