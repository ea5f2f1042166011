public import Foundation

/// Subviews in columns of their own height, each placed where the rules put it.
///
/// A subview spans one column and goes where it likes unless it carries a ``MasonrySpan`` or a ``MasonryStart``.
public struct MasonryLayout: Layout {
  /// The columns, or the rows of a horizontal layout; none count as one flexible column.
  public var columns: [GridItem]
  /// What decides the places.
  public var rules: MasonryRules
  /// The axis along which subviews stack.
  public var axis: Axis

  /// Masonry with a gap of `spacing`, 8 when nil, below each subview.
  public init(
    columns: [GridItem], spacing: CGFloat? = nil, placement: MasonryPlacement = .lowestTop, axis: Axis = .vertical
  ) {
    self.init(
      columns: columns, rules: MasonryRules(rowGap: spacing ?? 8, placement: placement), axis: axis)
  }

  /// Masonry by all the rules.
  public init(columns: [GridItem], rules: MasonryRules, axis: Axis = .vertical) {
    self.columns = columns
    self.rules = rules
    self.axis = axis
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (solved, placer, _) = placed(subviews, in: proposal)
    return axis.size(along: placer.height, across: solved.reportedWidth)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (subview, frame) in zip(subviews, placed(subviews, in: proposal).frames) {
      let origin = axis.point(along: frame.origin.y, across: frame.origin.x)
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
        proposal: axis.proposal(along: nil, across: frame.size.width))
    }
  }

  private func placed(
    _ subviews: Subviews, in proposal: ProposedViewSize
  ) -> (solved: GridTracks, placer: MasonryPlacer, frames: [CGRect]) {
    let solved = GridSolver(columns).solved(width: axis.across(proposal))
    var placer = MasonryPlacer(tracks: solved.tracks, rules: rules)
    var frames: [CGRect] = []
    frames.reserveCapacity(subviews.count)
    for subview in subviews {
      placer.append(span: subview[MasonrySpan.self], start: subview[MasonryStart.self], into: &frames) { width in
        axis.along(subview.sizeThatFits(axis.proposal(along: nil, across: width)))
      }
    }
    placer.finish(into: &frames)
    return (solved, placer, frames)
  }
}
