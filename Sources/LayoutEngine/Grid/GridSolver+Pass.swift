import Foundation

extension GridSolver {
  /// What one walk over the columns carries along.
  private struct Walk {
    var remaining: CGFloat
    var columnsLeft: Int
    var x: CGFloat = 0

    /// What the next column may have.
    mutating func share() -> CGFloat {
      defer { columnsLeft -= 1 }
      return remaining / CGFloat(columnsLeft)
    }
  }

  /// An adaptive column never makes more tracks than this.
  private static var mostTracks: CGFloat { 10_000 }

  /// Solves once and returns where the tracks end.
  func pass(over width: CGFloat, into tracks: inout [GridTrack]) -> CGFloat {
    tracks.removeAll(keepingCapacity: true)
    var walk = start(over: width)
    for (index, column) in columns.enumerated() {
      let spacing = (column.spacing ?? 8).asLength
      var track = GridTrack(x: walk.x, width: 0, spacing: spacing, column: index)
      switch column.size {
      case .fixed(let fixed):
        track.width = fixed.asLength
        tracks.append(track)
        walk.x += track.width
      case .flexible(let minimum, let maximum):
        track.width = Self.flexible(share: walk.share(), minimum: minimum.asLength, maximum: maximum.asMaximum)
        tracks.append(track)
        walk.x += track.width
        walk.remaining -= track.width
      case .adaptive(let minimum, let maximum):
        appendAdaptive(track, minimum: minimum.asLength, maximum: maximum.asMaximum, walk: &walk, to: &tracks)
      }
      if index < columns.count - 1 { walk.x += spacing }
    }
    return walk.x
  }

  /// Fixed columns are taken off wherever they stand, and every gap but the one behind the last column.
  private func start(over width: CGFloat) -> Walk {
    var walk = Walk(remaining: width, columnsLeft: 0)
    for (index, column) in columns.enumerated() {
      if case .fixed(let fixed) = column.size { walk.remaining -= fixed.asLength } else { walk.columnsLeft += 1 }
      if index < columns.count - 1 { walk.remaining -= (column.spacing ?? 8).asLength }
    }
    return walk
  }

  /// An infinite share comes to the maximum, or to the minimum where there is none.
  private static func flexible(share: CGFloat, minimum: CGFloat, maximum: CGFloat) -> CGFloat {
    if share == .infinity { return maximum < .infinity ? maximum : minimum }
    return Swift.min(Swift.max(share, minimum), maximum)
  }

  private func appendAdaptive(
    _ track: GridTrack, minimum: CGFloat, maximum: CGFloat, walk: inout Walk, to tracks: inout [GridTrack]
  ) {
    let share = walk.share()
    let spacing = track.spacing
    var track = track
    var count: CGFloat = 1
    if share == .infinity {
      track.width = maximum < .infinity ? maximum : minimum
    } else {
      let pitch = minimum + spacing == 0 ? 1 : minimum + spacing
      // The summand keeps the division from losing a track to rounding.
      count = ((share + spacing) / pitch + 1e-9).rounded(.down)
      count = Swift.min(Swift.max(count, 1), Self.mostTracks)
      track.width = Swift.min(maximum, Swift.max(0, (share - (count - 1) * spacing) / count))
    }
    for _ in 0..<Int(count) {
      tracks.append(track)
      track.x += track.width + spacing
    }
    let taken = count * track.width + (count - 1) * spacing
    walk.x += taken
    walk.remaining -= adaptiveConsumption == .actual ? taken : share.isFinite ? share : 0
  }
}
