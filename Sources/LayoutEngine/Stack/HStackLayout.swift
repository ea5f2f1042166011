public import Foundation

/// Subviews in a row, shared out as SwiftUI's HStack does.
public struct HStackLayout: Layout, GuidePassingLayout {
  public var alignment: VerticalAlignment
  /// The distance between subviews; nil takes what they prefer.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

  /// The first and the last subview's preferences along the axis, everyone's across it.
  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing, edges: .vertical) }
    if let first = subviews.first { spacing.formUnion(first.spacing, edges: .leading) }
    if let last = subviews.last { spacing.formUnion(last.spacing, edges: .trailing) }
    return spacing
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache) -> CGSize {
    solution(for: proposal, subviews: subviews, cache: &cache).size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) {
    solution(for: proposal, subviews: subviews, cache: &cache).place(subviews, in: bounds)
  }

  private func solution(
    for proposal: ProposedViewSize, subviews: Subviews, cache: inout StackCache
  ) -> StackSolution {
    cache.solution(axis: .horizontal, spacing: spacing, proposal: proposal, subviews: subviews) { $0[alignment] }
  }
}
