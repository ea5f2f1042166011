public import Foundation

/// How an item that insists on no track chooses its tracks.
public enum MasonryPlacement: Hashable, Sendable {
  /// Where its top is lowest in value, that is highest on the page: the shortest column.
  case lowestTop
  /// Where an item of several tracks leaves the least white space above it.
  case leastWaste
  /// One after the other.
  case roundRobin
  /// As CSS grid lanes: the next track from the cursor whose top is within the tolerance of the lowest.
  ///
  /// An infinite tolerance makes every track possible.
  case gridLanes(tolerance: CGFloat)
  /// As `leastWaste`, reordering up to `window` items to fill the white space above items of several tracks.
  case lookAhead(window: Int)
}
