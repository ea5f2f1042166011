public import Foundation

/// The empty area of finished masonry, gaps not counted.
public struct Whitespace: Hashable, Sendable {
  /// Directly above items of several tracks: what looking ahead saves.
  public private(set) var aboveSpans: CGFloat = 0
  /// Directly above items of one track.
  public private(set) var aboveOthers: CGFloat = 0
  /// Below the last items, down to the lowest bottom.
  public private(set) var below: CGFloat = 0
  /// The area of all tracks down to the lowest bottom.
  public private(set) var area: CGFloat = 0

  /// All of it.
  public var total: CGFloat { aboveSpans + aboveOthers + below }

  /// The part of the tracks' area that is empty; 0 where there is no area.
  public var share: CGFloat { area > 0 ? total / area : 0 }

  private struct Stretch {
    var start: CGFloat
    var end: CGFloat
    var isSpan: Bool
  }

  /// Measures frames as the placer yields them, over its tracks, in any order.
  public init(frames: [CGRect], tracks: [GridTrack], rowGap: CGFloat) {
    let bottom = frames.reduce(0) { max($0, $1.maxY) }
    var stretches = Array(repeating: [Stretch](), count: tracks.count)
    for frame in frames {
      let covered = tracks.indices.filter {
        tracks[$0].x >= frame.minX - .lengthTolerance && tracks[$0].maxX <= frame.maxX + .lengthTolerance
      }
      for track in covered {
        stretches[track].append(Stretch(start: frame.minY, end: frame.maxY, isSpan: covered.count > 1))
      }
    }
    for (track, column) in zip(tracks, stretches) {
      measure(column.sorted { ($0.start, $0.end) < ($1.start, $1.end) }, width: track.width, gap: rowGap, to: bottom)
      area += track.width * bottom
    }
  }

  private mutating func measure(_ column: [Stretch], width: CGFloat, gap: CGFloat, to bottom: CGFloat) {
    var free: CGFloat = 0
    for stretch in column {
      let empty = max(0, stretch.start - free) * width
      if stretch.isSpan { aboveSpans += empty } else { aboveOthers += empty }
      free = max(free, stretch.end + gap)
    }
    below += max(0, bottom - (column.last?.end ?? 0)) * width
  }
}
