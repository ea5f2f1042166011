import Foundation

/// Which tracks disappear because no item needs them, and where the others move.
struct AutoFit {
  /// Every track under its old number, so that a start still counts all; collapsed ones have no width.
  private(set) var all: [GridTrack]
  /// The numbers of the tracks that disappear.
  private(set) var collapsed: [Int] = []
  /// The tracks that stay.
  private(set) var kept: [GridTrack] = []
  /// Where the last of them ends.
  var reportedWidth: CGFloat { kept.last?.maxX ?? 0 }

  /// The tracks with a start in them stay, and of the others as many as the automatic items span together.
  init(_ solved: GridTracks, items: [MasonryItem]) {
    all = solved.tracks
    var isOccupied = Array(repeating: false, count: all.count)
    var needed = 0
    for item in items {
      let span = min(item.span, all.count)
      guard let start = item.start else {
        needed = min(needed + span, all.count)
        continue
      }
      let track = min(start, all.count - span)
      for track in track..<(track + span) { isOccupied[track] = true }
    }
    var x: CGFloat = 0
    for track in all.indices {
      if !isOccupied[track], needed > 0 {
        needed -= 1
        isOccupied[track] = true
      }
      all[track].x = x
      guard isOccupied[track] else {
        all[track].width = 0
        collapsed.append(track)
        continue
      }
      x = all[track].maxX + all[track].spacing
      kept.append(all[track])
    }
  }
}
