import Foundation

extension GridSolver {
  /// What one walk over the columns carries along.
  private struct Walk {
    var remaining: CGFloat
    var columnsLeft: CGFloat
    var x: CGFloat = 0
    private var share: CGFloat

    init(remaining: CGFloat, columnsLeft: CGFloat) {
      self.remaining = remaining
      self.columnsLeft = columnsLeft
      share = remaining / columnsLeft
    }

    /// Gives the next column its share; it returns what it took.
    ///
    /// As long as columns take just their share, the share of those that follow stays the same: equal columns are
    /// equal to the last bit, and there is no division to wait for.
    @inline(__always)
    mutating func give(_ take: (CGFloat) -> CGFloat) {
      let taken = take(share)
      columnsLeft -= 1
      remaining -= taken
      if taken != share { share = remaining / columnsLeft }
    }
  }

  /// An adaptive column never makes more tracks than this.
  private static var mostTracks: CGFloat { 10_000 }

  /// Solves once and returns where the tracks end.
  func pass(over width: CGFloat, into tracks: inout [GridTrack]) -> CGFloat {
    tracks.removeAll(keepingCapacity: true)
    let columns = resolved.columns
    var walk = Walk(remaining: width - resolved.taken, columnsLeft: CGFloat(resolved.sharing))
    for index in columns.indices {
      let column = columns[index]
      var track = GridTrack(x: walk.x, width: column.minimum, spacing: column.spacing, column: index)
      switch column.kind {
      case .adaptive:
        walk.give { share in
          let taken = appendAdaptive(track, column, share: share, to: &tracks)
          return adaptiveConsumption == .actual ? taken : share.isFinite ? share : 0
        }
        // Not the product: rounding would let the next track begin before this one ends.
        walk.x = tracks.last?.maxX ?? walk.x
      case .flexible:
        walk.give { share in
          track.width =
            share == .infinity ? Self.unlimited(column) : min(max(share, column.minimum), column.maximum)
          return track.width
        }
        fallthrough
      case .fixed:
        tracks.append(track)
        walk.x += track.width
      }
      if index < columns.count - 1 { walk.x += column.spacing }
    }
    return walk.x
  }

  /// An infinite share comes to the maximum, or to the minimum where there is none.
  private static func unlimited(_ column: ResolvedColumns.Column) -> CGFloat {
    column.maximum < .infinity ? column.maximum : column.minimum
  }

  /// Appends the tracks that a share makes and returns what they take with the gaps between them.
  private func appendAdaptive(
    _ track: GridTrack, _ column: ResolvedColumns.Column, share: CGFloat, to tracks: inout [GridTrack]
  ) -> CGFloat {
    let spacing = column.spacing
    var track = track
    var count: CGFloat = 1
    if share == .infinity {
      track.width = Self.unlimited(column)
    } else {
      let pitch = column.minimum + spacing == 0 ? 1 : column.minimum + spacing
      // The summand keeps the division from losing a track to rounding.
      count = ((share + spacing) / pitch + 1e-9).rounded(.down)
      count = min(max(count, 1), Self.mostTracks)
      track.width = min(column.maximum, max(0, (share - (count - 1) * spacing) / count))
    }
    for _ in 0..<Int(count) {
      tracks.append(track)
      track.x += track.width + spacing
    }
    return count * track.width + (count - 1) * spacing
  }
}
