import Foundation

extension MasonryPlacer {
  /// The hole that an item moves into instead of its normal place, if one counts.
  mutating func hole(for place: MasonryPlace) -> MasonryPlace? {
    guard holes != nil, place.height > .lengthTolerance else { return nil }
    let length = place.height + rules.rowGap
    let width = rights[place.track + place.span - 1] - lefts[place.track]
    let candidates = place.isExplicit ? place.track...place.track : 0...(lefts.count - place.span)
    var highest = CGFloat.infinity
    for track in candidates {
      tops[track] = .infinity
      guard abs(rights[track + place.span - 1] - lefts[track] - width) <= .lengthTolerance else { continue }
      let tracks = track..<(track + place.span)
      let limit = top(of: tracks)
      guard limit < .infinity, let y = holes?.offset(in: tracks, length: length, above: limit) else { continue }
      if counts(y, track: track, insteadOf: place) { tops[track] = y }
      highest = min(highest, tops[track])
    }
    guard highest < .infinity else { return nil }
    let limit = highest + tolerance + .lengthTolerance
    guard let track = candidates.first(where: { tops[$0] < .infinity && tops[$0] <= limit }) else { return nil }
    var hole = place
    hole.track = track
    hole.y = tops[track]
    hole.isInHole = true
    return hole
  }

  private func counts(_ y: CGFloat, track: Int, insteadOf place: MasonryPlace) -> Bool {
    if rules.packing == .denseAny || y < place.y - .lengthTolerance { return true }
    return y <= place.y + .lengthTolerance && track < place.track
  }

  /// Keeps what a place takes, so that no later item is put there.
  mutating func fillHoles(_ place: MasonryPlace, to end: CGFloat) {
    holes?.fill(place.tracks, from: place.y, to: end)
  }
}
