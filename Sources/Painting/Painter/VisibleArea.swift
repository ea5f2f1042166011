import Graphics

/// What of a box's pixels is seen in the end, as rectangles that do not overlap.
///
/// Pixels that later boxes paint over with opaque colours need no painting: what they would be is seen nowhere.
struct VisibleArea {
  /// All of it, seen or not.
  let whole: PixelRect
  private(set) var parts: [PixelRect]

  /// Pixels that must be saved before cutting pays.
  private static let leastGain = 2048
  /// Parts beyond which an area is not cut further.
  private static let mostParts = 12

  init(_ whole: PixelRect) {
    self.whole = whole
    parts = [whole]
  }

  /// Leaves out what `hidden` covers, where that is worth it; pixels within `unpainted` count for nothing.
  mutating func leaveOut(_ hidden: PixelRect, unpainted: PixelRect) {
    guard parts.count < Self.mostParts else { return }
    let gain = parts.reduce(0) { sum, part in
      let covered = part.intersection(hidden)
      return sum + covered.count - covered.intersection(unpainted).count
    }
    guard gain >= Self.leastGain else { return }
    parts = parts.flatMap { $0.without(hidden) }
  }
}

extension PixelRect {
  fileprivate var count: Int { width * height }

  fileprivate init(columns: Range<Int>, rows: Range<Int>) {
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }

  fileprivate func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(columns: columns.clamped(to: other.columns), rows: rows.clamped(to: other.rows))
  }

  /// What is left of it: above, to the left, to the right, below.
  fileprivate func without(_ other: PixelRect) -> [PixelRect] {
    let hole = intersection(other)
    guard hole.count > 0 else { return [self] }
    return [
      PixelRect(columns: columns, rows: rows.lowerBound..<hole.rows.lowerBound),
      PixelRect(columns: columns.lowerBound..<hole.columns.lowerBound, rows: hole.rows),
      PixelRect(columns: hole.columns.upperBound..<columns.upperBound, rows: hole.rows),
      PixelRect(columns: columns, rows: hole.rows.upperBound..<rows.upperBound),
    ].filter { $0.count > 0 }
  }
}
