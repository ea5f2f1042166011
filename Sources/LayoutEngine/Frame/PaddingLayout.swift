public import Foundation

/// Space around a child; negative insets let it reach out.
public struct PaddingLayout: Layout, GuidePassingLayout {
  public var insets: EdgeInsets

  public init(_ insets: EdgeInsets) {
    self.insets = EdgeInsets(
      top: insets.top.boundedCoordinate(), leading: insets.leading.boundedCoordinate(),
      bottom: insets.bottom.boundedCoordinate(), trailing: insets.trailing.boundedCoordinate())
  }

  /// The child's preferences, and the default ones on edges that are padded.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    var padded: Edge.Set = []
    if insets.top != 0 { padded.insert(.top) }
    if insets.leading != 0 { padded.insert(.leading) }
    if insets.bottom != 0 { padded.insert(.bottom) }
    if insets.trailing != 0 { padded.insert(.trailing) }
    return subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }.reset(padded)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let child = subviews.largest { $0.sizeThatFits(inner(proposal)) }
    return CGSize(
      width: max(0, child.width + insets.leading + insets.trailing),
      height: max(0, child.height + insets.top + insets.bottom))
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let corner = CGPoint(x: bounds.minX + insets.leading, y: bounds.minY + insets.top)
    for subview in subviews { subview.place(at: corner, proposal: inner(proposal)) }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) },
      height: proposal.height.map { max(0, $0 - insets.top - insets.bottom) })
  }
}
