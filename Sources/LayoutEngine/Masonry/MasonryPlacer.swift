public import Foundation

/// Puts cards into tracks one after the other, and remembers no more than the next card needs to know.
///
/// That is a running position for each track and a cursor; the holes of the tracks when packing is dense; up to
/// `window` waiting items when looking ahead. Earlier frames never move, so a feed may arrive in any chunks, and a
/// copy taken between two items is a snapshot from which a page can be laid out without its predecessors. Once its
/// storage is unshared and the caller's buffer is large enough, appending allocates nothing unless packing is dense.
public struct MasonryPlacer: Sendable {
  /// What decides the places.
  public let rules: MasonryRules
  /// Where the cursor stands: the track behind the last item.
  public internal(set) var cursor = 0
  /// The largest bottom edge of all items placed so far; no gap is counted below it.
  public internal(set) var height: CGFloat = 0

  let lefts: [CGFloat]
  let rights: [CGFloat]
  let tolerance: CGFloat
  let avoidsClosedTracks: Bool
  var positions: PositionTree
  var holes: TrackHoles?
  var tops: [CGFloat]
  var wastes: [CGFloat]
  var window: LookAheadWindow?

  /// A placer over solved tracks, all empty. There must be at least one track.
  public init(tracks: [GridTrack], rules: MasonryRules = MasonryRules()) {
    self.init(tracks: tracks, rules: rules, closed: [])
  }

  /// A placer that gives no automatic item any of the closed tracks.
  init(tracks: [GridTrack], rules: MasonryRules, closed: some Sequence<Int>) {
    precondition(!tracks.isEmpty, "Masonry needs at least one track.")
    self.rules = rules
    lefts = tracks.map(\.x)
    rights = tracks.map(\.maxX)
    positions = PositionTree(count: tracks.count)
    var isClosed = false
    for track in closed {
      positions.set(track, to: .infinity)
      isClosed = true
    }
    avoidsClosedTracks = isClosed
    tops = Array(repeating: 0, count: tracks.count)
    wastes = []
    tolerance = Self.tolerance(of: rules.placement, avoidsClosedTracks: isClosed)
    switch rules.placement {
    case .gridLanes where rules.packing != .sparse: holes = TrackHoles(count: tracks.count)
    case .leastWaste: wastes = tops
    case .lookAhead(let window):
      wastes = tops
      self.window = LookAheadWindow(size: window)
    default: break
    }
  }

  /// How many tracks there are.
  public var trackCount: Int { lefts.count }

  /// The next free offset of a track, with the gap below its last item.
  public func position(ofTrack track: Int) -> CGFloat { positions[track] }

  private static func tolerance(of placement: MasonryPlacement, avoidsClosedTracks: Bool) -> CGFloat {
    guard case .gridLanes(let tolerance) = placement else { return 0 }
    guard tolerance == .infinity else { return tolerance.asLength }
    return avoidsClosedTracks ? .greatestFiniteMagnitude : .infinity
  }
}
