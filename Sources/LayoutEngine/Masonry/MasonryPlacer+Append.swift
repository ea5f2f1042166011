public import Foundation

extension MasonryPlacer {
  /// Places items and appends their frames.
  ///
  /// When looking ahead, only frames that no later item can change are appended; ``finish(into:)`` appends the rest.
  public mutating func append(_ items: Span<MasonryItem>, into frames: inout [CGRect]) {
    guard window == nil else {
      for index in items.indices { appendLookingAhead(items[index], into: &frames) }
      return
    }
    var next = 0
    while next < items.count {
      let end = holes == nil && !avoidsClosedTracks ? endOfRun(items, from: next) : next
      if end > next {
        appendRun(items, next..<end, into: &frames)
        next = end
      } else {
        let item = items[next]
        frames.append(place(span: item.span, start: item.start) { item.height(at: $0) })
        next += 1
      }
    }
  }

  /// Places items and appends their frames.
  public mutating func append(_ items: [MasonryItem], into frames: inout [CGRect]) {
    append(items.span, into: &frames)
  }

  /// Places one item whose height is asked for once, at the width that it gets.
  ///
  /// When looking ahead it is measured once for every width that it might get.
  public mutating func append(
    span: Int = 1, start: Int? = nil, into frames: inout [CGRect], measuring height: (CGFloat) -> CGFloat
  ) {
    guard window == nil else {
      let measured = measurements(span: span, start: start, measuring: height)
      appendLookingAhead(MasonryItem(height: 0, span: span, start: start), measured: measured, into: &frames)
      return
    }
    frames.append(place(span: max(span, 1), start: start.map { max($0, 0) }) { height($0).asLength })
  }

  /// Chooses tracks, measures, and takes the place.
  @inline(__always)
  mutating func place(span: Int, start: Int?, measuring height: (CGFloat) -> CGFloat) -> CGRect {
    var place = normalPlace(span: span, start: start, measuring: height)
    if holes != nil { place = hole(for: place) ?? place }
    take(place)
    return frame(of: place)
  }

  /// Where an item goes below all others in its tracks.
  @inline(__always)
  mutating func normalPlace(span: Int, start: Int?, measuring height: (CGFloat) -> CGFloat) -> MasonryPlace {
    let span = min(span, lefts.count)
    let track = start.map { min($0, lefts.count - span) } ?? chosenTrack(span: span)
    let y = span == 1 ? positions[track] : top(of: track..<(track + span))
    let width = rights[track + span - 1] - lefts[track]
    return MasonryPlace(track: track, span: span, isExplicit: start != nil, y: y, height: height(width))
  }

  @inline(__always)
  func frame(of place: MasonryPlace) -> CGRect {
    let x = lefts[place.track]
    return CGRect(x: x, y: place.y, width: rights[place.track + place.span - 1] - x, height: place.height)
  }

  /// Moves the running positions, and the cursor, past a place.
  @inline(__always)
  mutating func take(_ place: MasonryPlace) {
    let isCollapsed = rules.zeroHeight == .collapse && place.height <= .lengthTolerance
    let bottom = place.y + place.height
    let end = isCollapsed ? place.y : bottom + rules.rowGap
    if holes != nil { fillHoles(place, to: end) }
    if place.isInHole {
      for track in place.tracks where positions[track] < end { positions.set(track, to: end) }
    } else if place.span == 1 {
      positions.set(place.track, to: end)
    } else {
      positions.set(place.tracks, to: end)
    }
    height = max(height, bottom)
    guard !isCollapsed, !place.isInHole, !place.isExplicit || rules.explicitMovesCursor else { return }
    let next = place.track + place.span
    cursor = next == lefts.count ? 0 : next
  }
}
