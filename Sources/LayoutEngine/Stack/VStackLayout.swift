public import Foundation

/// Subviews in a column, shared out as SwiftUI's VStack does.
public struct VStackLayout: Layout, GuidePassingLayout {
  public var alignment: HorizontalAlignment
  /// The distance between subviews; nil takes what they prefer.
  public var spacing: CGFloat?

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  public func makeCache(subviews: Subviews) -> StackCache { StackCache() }

  /// The first and the last subview's preferences along the axis, everyone's across it.
  public func spacing(subviews: Subviews, cache: inout StackCache) -> ViewSpacing {
    var spacing = ViewSpacing()
    for subview in subviews { spacing.formUnion(subview.spacing, edges: .horizontal) }
    if let first = subviews.first { spacing.formUnion(first.spacing, edges: .top) }
    if let last = subviews.last { spacing.formUnion(last.spacing, edges: .bottom) }
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
    cache.solution(axis: .vertical, spacing: spacing, proposal: proposal, subviews: subviews) { $0[alignment] }
  }
}
