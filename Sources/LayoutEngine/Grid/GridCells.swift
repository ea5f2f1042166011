import Foundation

/// What the two grid layouts have in common: subviews in lines of cells, one cell a track.
///
/// Each subview is asked for its size at its track's length and then offered the whole cell.
struct GridCells {
  let solver: GridSolver
  /// Along which lines follow each other.
  let axis: Axis
  let alignment: Alignment
  let gap: CGFloat

  init(items: [GridItem], axis: Axis, alignment: Alignment, gap: CGFloat) {
    solver = GridSolver(items)
    self.axis = axis
    self.alignment = alignment
    self.gap = gap.asLength
  }

  func size(of subviews: LayoutSubviews, in proposal: ProposedViewSize) -> CGSize {
    let solved = solver.solved(width: axis.across(proposal))
    var extent: CGFloat = 0
    forEachLine(of: subviews, over: solved.tracks) { _, offset, length in extent = offset + length }
    return axis.size(along: extent, across: solved.reportedWidth)
  }

  func place(_ subviews: LayoutSubviews, from origin: CGPoint, in proposal: ProposedViewSize) {
    let tracks = solver.solved(width: axis.across(proposal)).tracks
    forEachLine(of: subviews, over: tracks) { line, offset, length in
      for (subview, track) in zip(subviews[line], tracks) {
        let cell = CGRect(
          origin: axis.point(along: offset, across: track.x), size: axis.size(along: length, across: track.width))
        place(subview, in: cell, from: origin, alignment: solver.columns[track.column].alignment ?? alignment)
      }
    }
  }

  private func place(_ subview: LayoutSubview, in cell: CGRect, from origin: CGPoint, alignment: Alignment) {
    let offered = ProposedViewSize(cell.size)
    let dimensions = subview.dimensions(in: offered)
    let inCell = ViewDimensions(size: cell.size, source: nil)
    let x = inCell[alignment.horizontal] - dimensions[alignment.horizontal]
    let y = inCell[alignment.vertical] - dimensions[alignment.vertical]
    subview.place(
      at: CGPoint(
        x: origin.x + cell.origin.x + x.boundedCoordinate(), y: origin.y + cell.origin.y + y.boundedCoordinate()),
      proposal: offered)
  }

  private func forEachLine(
    of subviews: LayoutSubviews, over tracks: [GridTrack], do body: (Range<Int>, CGFloat, CGFloat) -> Void
  ) {
    var offset: CGFloat = 0
    for first in stride(from: 0, to: subviews.count, by: tracks.count) {
      if first > 0 { offset += gap }
      let line = first..<min(first + tracks.count, subviews.count)
      let length = zip(subviews[line], tracks).reduce(0) { longest, pair in
        let size = pair.0.sizeThatFits(axis.proposal(along: nil, across: pair.1.width))
        return max(longest, axis.along(size).asLength)
      }
      body(line, offset, length)
      offset += length
    }
  }
}
