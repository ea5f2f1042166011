import Foundation

/// The free places above the running positions, track by track: what dense packing searches.
struct TrackHoles: Hashable, Sendable {
  struct Hole: Hashable, Sendable {
    var start: CGFloat
    var end: CGFloat
  }

  /// From the top, neither touching nor overlapping.
  private var holes: [[Hole]]
  /// No hole of the track holds this length, or a longer one: what keeps a search from reading holes in vain.
  private var tooLong: [CGFloat]
  /// From here on the track is free. Items of no extent take nothing, so this may lie above the running position.
  private var open: [CGFloat]

  /// Tracks without items.
  init(count: Int) {
    holes = Array(repeating: [], count: count)
    tooLong = Array(repeating: 0, count: count)
    open = tooLong
  }

  /// The smallest offset above `limit` where `length` is free in all the tracks; nil when there is none.
  mutating func offset(in tracks: Range<Int>, length: CGFloat, above limit: CGFloat) -> CGFloat? {
    var offset: CGFloat = 0
    var settled = 0
    while settled < tracks.count {
      for track in tracks {
        let start = firstStart(in: track, from: offset, length: length)
        if start > offset + .lengthTolerance {
          offset = start
          settled = 1
        } else {
          settled += 1
        }
        guard offset < limit - .lengthTolerance else { return nil }
        if settled == tracks.count { break }
      }
    }
    return offset
  }

  /// Marks a place as taken in all its tracks.
  mutating func fill(_ tracks: Range<Int>, from start: CGFloat, to end: CGFloat) {
    guard end - start > .lengthTolerance else { return }
    for track in tracks {
      if start >= open[track] - .lengthTolerance {
        append(Hole(start: open[track], end: start), to: track, at: holes[track].count)
        open[track] = end
      } else {
        let index = firstIndex(in: track, reaching: end)
        guard index < holes[track].count else { continue }
        let hole = holes[track].remove(at: index)
        append(Hole(start: end, end: hole.end), to: track, at: index)
        append(Hole(start: hole.start, end: start), to: track, at: index)
      }
    }
  }

  private mutating func append(_ hole: Hole, to track: Int, at index: Int) {
    let length = hole.end - hole.start
    guard length > .lengthTolerance else { return }
    holes[track].insert(hole, at: index)
    tooLong[track] = max(tooLong[track], (length + 2 * .lengthTolerance).nextUp)
  }

  /// Where the first free stretch starts that holds `length` at or behind `offset`.
  private mutating func firstStart(in track: Int, from offset: CGFloat, length: CGFloat) -> CGFloat {
    guard length < tooLong[track] else { return open[track] }
    var index = firstIndex(in: track, reaching: offset + length)
    while index < holes[track].count {
      let hole = holes[track][index]
      if hole.end + .lengthTolerance >= max(hole.start, offset) + length { return hole.start }
      index += 1
    }
    if offset == 0 { tooLong[track] = length }
    return open[track]
  }

  /// The first hole that ends at `end` or behind it.
  private func firstIndex(in track: Int, reaching end: CGFloat) -> Int {
    let holes = holes[track]
    var low = 0
    var high = holes.count
    while low < high {
      let middle = (low + high) / 2
      if holes[middle].end + .lengthTolerance < end { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
