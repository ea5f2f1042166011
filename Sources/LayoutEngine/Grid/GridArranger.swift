public import Foundation

/// Lays items out in rows over solved columns, or in columns over solved rows.
public struct GridArranger: Sendable {
  /// Makes the tracks.
  public var solver: GridSolver
  /// The gap between rows.
  public var rowGap: CGFloat
  /// Where items stand in their cells, unless their column says.
  public var alignment: Alignment
  /// The axis along which the rows follow each other.
  public var axis: Axis
  /// The side on which rows begin.
  public var direction: LayoutDirection

  /// A grid over the given columns.
  public init(
    solver: GridSolver, rowGap: CGFloat = 8, alignment: Alignment = .center, axis: Axis = .vertical,
    direction: LayoutDirection = .leftToRight
  ) {
    self.solver = solver
    self.rowGap = rowGap
    self.alignment = alignment
    self.axis = axis
    self.direction = direction
  }

  /// The frames of items for a proposed width (height of a horizontal grid); nil is unspecified.
  public func arranged(_ cells: [GridCell], width: CGFloat?) -> TrackArrangement {
    let solved = solver.solved(width: width)
    let alignments = solved.tracks.map { unitPoint(ofColumn: $0.column) }
    let gap = rowGap.asLength
    var frames: [CGRect] = []
    frames.reserveCapacity(cells.count)
    var y: CGFloat = 0
    for first in stride(from: 0, to: cells.count, by: solved.tracks.count) {
      if first > 0 { y += gap }
      let row = first..<min(first + solved.tracks.count, cells.count)
      let sizes = zip(cells[row], solved.tracks).map { cell, track in size(of: cell, in: track) }
      let height = sizes.lazy.map(\.height).max() ?? 0
      for (offset, size) in sizes.enumerated() {
        let size = CGSize(width: size.width, height: cells[first + offset].stretches ? height : size.height)
        let (track, point) = (solved.tracks[offset], alignments[offset])
        frames.append(
          CGRect(
            x: track.x + (track.width - size.width) * point.x, y: y + (height - size.height) * point.y,
            width: size.width, height: size.height))
      }
      y += height
    }
    return TrackArrangement(
      frames: frames, size: CGSize(width: solved.reportedWidth, height: y), tracks: solved.tracks
    ).oriented(along: axis, direction: direction)
  }

  private func size(of cell: GridCell, in track: GridTrack) -> CGSize {
    let width = cell.width?.asLength ?? track.width
    return CGSize(width: width, height: cell.height.height(at: width))
  }

  /// A horizontal grid is solved on its side, so that its alignment changes axes as well.
  private func unitPoint(ofColumn column: Int) -> UnitPoint {
    let point = (solver.columns[column].alignment ?? alignment).unitPoint
    return axis == .vertical ? point : UnitPoint(x: point.y, y: point.x)
  }
}
