public import Foundation

/// A frame with one or two fixed lengths, in which a child is aligned.
public struct FrameLayout: Layout, GuidePassingLayout {
  public let width: CGFloat?
  public let height: CGFloat?
  public let alignment: Alignment

  /// A length that is negative or not finite counts as not given.
  public init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.alignment = alignment
  }

  /// The child's preferences where its edges are the frame's.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var moved: Edge.Set = []
    if width != nil { moved.formUnion(.horizontal) }
    if height != nil { moved.formUnion(.vertical) }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }.reset(moved)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let child = subviews.largest { $0.sizeThatFits(inner(proposal)) }
    return CGSize(width: width ?? child.width, height: height ?? child.height)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.place(in: bounds, alignment: alignment, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}
