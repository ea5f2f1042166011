import LayoutEngine

/// Masonry as the corpus's page words it, with every interval kept and every candidate tried.
struct MasonryOracle {
  static let tolerance: CGFloat = 1e-6

  struct Item {
    var height: CGFloat
    var aspect: CGFloat?
    var span: Int
    var start: Int?
  }

  struct Choice {
    var track: Int
    var y: CGFloat
    var height: CGFloat
  }

  let tracks: [GridTrack]
  let rules: MasonryRules
  private(set) var positions: [CGFloat]
  private(set) var cursor = 0
  private var kept: [[(start: CGFloat, end: CGFloat)]]

  init(tracks: [GridTrack], rules: MasonryRules) {
    self.tracks = tracks
    self.rules = rules
    positions = Array(repeating: 0, count: tracks.count)
    kept = Array(repeating: [], count: tracks.count)
  }

  func span(of item: Item) -> Int { min(max(item.span, 1), tracks.count) }

  func width(_ track: Int, _ span: Int) -> CGFloat { tracks[track + span - 1].maxX - tracks[track].x }

  func top(_ track: Int, _ span: Int) -> CGFloat { positions[track..<(track + span)].max() ?? 0 }

  /// Steps 1 and 2.
  func choice(for item: Item) -> Choice {
    let span = span(of: item)
    let track = item.start.map { min(max($0, 0), tracks.count - span) } ?? chosenTrack(span)
    let width = width(track, span)
    let height = item.aspect.map { $0 > 0 ? min(width / $0, 1e9) : 0 } ?? item.height
    return Choice(track: track, y: top(track, span), height: height)
  }

  private func chosenTrack(_ span: Int) -> Int {
    let candidates = 0...(tracks.count - span)
    let lowest = candidates.map { top($0, span) }.min() ?? 0
    switch rules.placement {
    case .lowestTop, .lookAhead: return candidates.first { top($0, span) <= lowest + Self.tolerance } ?? 0
    case .roundRobin: return cursor + span > tracks.count ? 0 : cursor
    case .gridLanes(let tolerance):
      let possible = candidates.filter { top($0, span) <= lowest + tolerance + Self.tolerance }
      return possible.first { $0 >= cursor } ?? possible[0]
    case .leastWaste:
      if span == 1 { return candidates.first { top($0, 1) <= lowest + Self.tolerance } ?? 0 }
      let wastes = candidates.map { waste($0, span) }
      let least = wastes.min() ?? 0
      let best = candidates.filter { wastes[$0] <= least + Self.tolerance }
      guard rules.wasteTie == .lowest else { return best[0] }
      let lowestOfBest = best.map { top($0, span) }.min() ?? 0
      return best.first { top($0, span) <= lowestOfBest + Self.tolerance } ?? 0
    }
  }

  private func waste(_ track: Int, _ span: Int) -> CGFloat {
    let top = top(track, span)
    return top == .infinity ? .infinity : positions[track..<(track + span)].reduce(0) { $0 + top - $1 }
  }

  /// Steps 3 and 4.
  mutating func take(_ choice: Choice, for item: Item) -> CGRect {
    let span = span(of: item)
    let hole = hole(for: choice, item: item)
    let (track, y) = hole ?? (choice.track, choice.y)
    let collapses = rules.zeroHeight == .collapse && choice.height <= Self.tolerance
    let end = collapses ? y : y + choice.height + rules.rowGap
    for index in track..<(track + span) {
      positions[index] = hole == nil ? end : max(positions[index], end)
      if end > y { kept[index].append((y, end)) }
    }
    if hole == nil, !collapses, item.start == nil || rules.explicitMovesCursor {
      cursor = track + span == tracks.count ? 0 : track + span
    }
    return CGRect(x: tracks[track].x, y: y, width: width(track, span), height: choice.height)
  }

  private func hole(for choice: Choice, item: Item) -> (track: Int, y: CGFloat)? {
    guard case .gridLanes(let tolerance) = rules.placement, rules.packing != .sparse, choice.height > Self.tolerance
    else { return nil }
    let span = span(of: item)
    let length = choice.height + rules.rowGap
    let starts = item.start == nil ? Array(0...(tracks.count - span)) : [choice.track]
    let holes: [(track: Int, y: CGFloat)] = starts.compactMap { track in
      guard abs(width(track, span) - width(choice.track, span)) <= Self.tolerance else { return nil }
      let taken = kept[track..<(track + span)].flatMap(\.self)
      let offsets = ([0] + taken.map(\.end)).sorted()
      let y = offsets.first { y in
        taken.allSatisfy { y + length <= $0.start + Self.tolerance || y >= $0.end - Self.tolerance }
      }
      guard let y, y < top(track, span) - Self.tolerance else { return nil }
      let isHigher = y < choice.y - Self.tolerance || abs(y - choice.y) <= Self.tolerance && track < choice.track
      return rules.packing == .denseAny || isHigher ? (track, y) : nil
    }
    guard let highest = holes.map(\.y).min() else { return nil }
    return holes.first { $0.y <= highest + tolerance + Self.tolerance }
  }

  mutating func close(_ choice: Choice, span: Int) {
    for index in choice.track..<(choice.track + span) { positions[index] = .infinity }
  }
}
