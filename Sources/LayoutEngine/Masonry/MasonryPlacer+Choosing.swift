import Foundation

extension MasonryPlacer {
  /// The first track of an item that insists on none.
  @inline(__always)
  mutating func chosenTrack(span: Int) -> Int {
    guard span == 1 else { return chosenTrackOfSpan(span) }
    switch rules.placement {
    case .lowestTop, .leastWaste, .lookAhead: return positions.lowestTrack
    case .roundRobin:
      return avoidsClosedTracks && positions[cursor] == .infinity ? positions.lowestTrack : cursor
    case .gridLanes:
      return positions.first(atMost: positions.lowest + tolerance + .lengthTolerance, from: cursor)
    }
  }

  /// The largest running position of neighbouring tracks.
  func top(of tracks: Range<Int>) -> CGFloat {
    var top = positions[tracks.lowerBound]
    for track in tracks.dropFirst() { top = max(top, positions[track]) }
    return top
  }

  /// How much white space an item over these tracks has above it; infinite when one of them is closed.
  func waste(of tracks: Range<Int>, top: CGFloat) -> CGFloat {
    guard top < .infinity else { return .infinity }
    return tracks.reduce(0) { $0 + (top - positions[$1]) }
  }

  private mutating func chosenTrackOfSpan(_ span: Int) -> Int {
    measureTops(span: span)
    let candidates = 0...(lefts.count - span)
    switch rules.placement {
    case .lowestTop: return lowestTop(candidates)
    case .leastWaste, .lookAhead: return leastWaste(candidates, span: span)
    case .roundRobin:
      let track = cursor + span > lefts.count ? 0 : cursor
      return avoidsClosedTracks && tops[track] == .infinity ? lowestTop(candidates) : track
    case .gridLanes:
      let limit = smallest(tops, candidates) + tolerance + .lengthTolerance
      let isPossible = { [tops] (track: Int) in tops[track] <= limit }
      if cursor <= candidates.upperBound, let track = (cursor...candidates.upperBound).first(where: isPossible) {
        return track
      }
      return candidates.first(where: isPossible) ?? 0
    }
  }

  /// Fills `tops` with the top of every candidate: each round doubles the tracks that a top covers.
  private mutating func measureTops(span: Int) {
    let count = lefts.count
    for track in 0..<count { tops[track] = positions[track] }
    var covered = 1
    while covered < span {
      let step = min(covered, span - covered)
      covered += step
      for track in 0...(count - covered) { tops[track] = max(tops[track], tops[track + step]) }
    }
  }

  private func smallest(_ values: [CGFloat], _ candidates: ClosedRange<Int>) -> CGFloat {
    var smallest = CGFloat.infinity
    for track in candidates { smallest = min(smallest, values[track]) }
    return smallest
  }

  private func lowestTop(_ candidates: ClosedRange<Int>) -> Int {
    let limit = smallest(tops, candidates) + .lengthTolerance
    return candidates.first { tops[$0] <= limit } ?? 0
  }

  private mutating func leastWaste(_ candidates: ClosedRange<Int>, span: Int) -> Int {
    for track in candidates { wastes[track] = waste(of: track..<(track + span), top: tops[track]) }
    let limit = smallest(wastes, candidates) + .lengthTolerance
    if rules.wasteTie == .leftmost { return candidates.first { wastes[$0] <= limit } ?? 0 }
    var lowest = CGFloat.infinity
    for track in candidates where wastes[track] <= limit { lowest = min(lowest, tops[track]) }
    return candidates.first { wastes[$0] <= limit && tops[$0] <= lowest + .lengthTolerance } ?? 0
  }
}
