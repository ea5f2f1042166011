import Foundation

extension Axis {
  func along(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { self == .horizontal ? size.height : size.width }
  func along(_ proposal: ProposedViewSize) -> CGFloat? { self == .horizontal ? proposal.width : proposal.height }
  func across(_ proposal: ProposedViewSize) -> CGFloat? { self == .horizontal ? proposal.height : proposal.width }

  func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  func point(along: CGFloat, across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }

  func proposal(along: CGFloat?, across: CGFloat?) -> ProposedViewSize {
    self == .horizontal
      ? ProposedViewSize(width: along, height: across) : ProposedViewSize(width: across, height: along)
  }
}
