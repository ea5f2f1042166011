import Foundation

extension MasonryPlacer {
  /// A run is placed in pieces, so that the frames that it adds are still in the cache when they are filled in.
  private static var longestRun: Int { 512 }

  /// Where the items end that follow each other, span one track and insist on none.
  func endOfRun(_ items: Span<MasonryItem>, from start: Int) -> Int {
    let last = min(items.count, start + Self.longestRun)
    var end = start
    while end < last, items[end].isPlain { end += 1 }
    return end
  }

  /// What ``place(span:start:measuring:)`` does, for plain items and with everything at hand that it looks up.
  mutating func appendRun(_ items: Span<MasonryItem>, _ range: Range<Int>, into frames: inout [CGRect]) {
    let (first, last) = (frames.count, lefts.count - 1)
    let (firstLeaf, rowGap) = (positions.firstLeaf, rules.rowGap)
    let limit = tolerance + .lengthTolerance
    let collapses = rules.zeroHeight == .collapse
    let (leftEdges, rightEdges, placement) = (lefts, rights, rules.placement)
    var (cursor, bottom) = (cursor, height)
    frames.append(contentsOf: repeatElement(.zero, count: range.count))
    do {
      var output = frames.mutableSpan
      let (lefts, rights) = (leftEdges.span, rightEdges.span)
      let rule = RunRule(placement)
      var nodes = positions.nodes.mutableSpan
      // The root stays in registers: the next item waits for nothing else.
      var root = nodes[1]
      for index in range {
        var (track, y) = (Int(root.winner), root.lowest)
        if rule != .lowest || !root.isClear {
          track =
            rule == .next
            ? cursor
            : PositionTree.first(
              atMost: root.lowest + limit, from: rule == .within ? cursor : 0, firstLeaf: firstLeaf, in: nodes.span)
          y = nodes[firstLeaf + track].lowest
        }
        let x = lefts[track]
        let width = rights[track] - x
        let height = items[index].height(at: width)
        output[first + index - range.lowerBound] = CGRect(x: x, y: y, width: width, height: height)
        bottom = max(bottom, y + height)
        guard !collapses || height > .lengthTolerance else { continue }
        root = PositionTree.replay(
          from: firstLeaf + track, with: .init(lowest: y + height + rowGap, winner: track), in: &nodes)
        cursor = track == last ? 0 : track + 1
      }
    }
    self.cursor = cursor
    height = bottom
  }
}

/// How the placements come down to one track.
private enum RunRule {
  case lowest, next, within

  init(_ placement: MasonryPlacement) {
    switch placement {
    case .lowestTop, .leastWaste, .lookAhead: self = .lowest
    case .roundRobin: self = .next
    case .gridLanes: self = .within
    }
  }
}
