import Foundation

/// What a stack makes of a proposal: its size, and the proposal and offset of each subview.
struct StackSolution {
  private(set) var size: CGSize
  private(set) var proposals: [ProposedViewSize]
  private(set) var offsets: [CGPoint] = []

  init(
    axis: Axis, gaps: [CGFloat], proposal: ProposedViewSize, subviews: LayoutSubviews,
    guide: (ViewDimensions) -> CGFloat
  ) {
    let across = axis.across(proposal)
    let lengths = Self.lengths(axis: axis, gaps: gaps, proposal: proposal, subviews: subviews)
    proposals = lengths.map { axis.proposal(along: $0, across: across) }

    var extent = AlignedExtent()
    var lines: [CGFloat] = []
    var positions: [CGFloat] = []
    var end: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let dimensions = subview.dimensions(in: proposals[index])
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      if index > 0 { end += gaps[index - 1] }
      positions.append(end)
      end += axis.along(size)
      lines.append(guide(dimensions).boundedCoordinate())
      extent.insert(length: axis.across(size), guide: lines[index])
    }
    offsets = zip(positions, lines).map { axis.point(along: $0, across: extent.offset(guide: $1)) }
    size = axis.size(along: max(0, end), across: extent.length)
  }

  /// Puts the subviews into `bounds`.
  func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    for (index, subview) in subviews.enumerated() {
      let position = CGPoint(x: bounds.minX + offsets[index].x, y: bounds.minY + offsets[index].y)
      subview.place(at: position, proposal: proposals[index])
    }
  }

  /// The length along the axis that each subview is offered.
  private static func lengths(
    axis: Axis, gaps: [CGFloat], proposal: ProposedViewSize, subviews: LayoutSubviews
  ) -> [CGFloat?] {
    guard let along = axis.along(proposal) else { return subviews.map { _ in nil } }
    let shared = along - gaps.reduce(0, +)
    // One subview takes it all, and equal shares of the endless are endless.
    guard subviews.count > 1, shared.isFinite else { return subviews.map { _ in max(0, shared) } }
    return StackSharing(axis: axis, across: axis.across(proposal), subviews: subviews).proposals(of: shared)
  }
}
