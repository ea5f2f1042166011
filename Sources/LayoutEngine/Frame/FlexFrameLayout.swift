public import Foundation

/// A frame with bounds on its lengths, in which a child is aligned.
public struct FlexFrameLayout: Layout, GuidePassingLayout {
  private let width: FlexibleLength
  private let height: FlexibleLength
  private let alignment: Alignment

  public init(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) {
    width = FlexibleLength(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
    height = FlexibleLength(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
    self.alignment = alignment
  }

  /// The child's preferences where its edges are the frame's.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var moved: Edge.Set = []
    if !width.isFree { moved.formUnion(.horizontal) }
    if !height.isFree { moved.formUnion(.vertical) }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }.reset(moved)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let child = subviews.largest { $0.sizeThatFits(inner(proposal)) }
    return CGSize(
      width: width.resolved(proposal.width, child: child.width),
      height: height.resolved(proposal.height, child: child.height))
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews.place(in: bounds, alignment: alignment, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offered(proposal.width), height: height.offered(proposal.height))
  }
}
