public import Foundation

/// What a list of grid items came to at one width.
public struct GridTracks: Hashable, Sendable {
  /// The tracks from the leading side; there is at least one.
  public var tracks: [GridTrack]
  /// The width that the layout reports; the tracks may end elsewhere, as SwiftUI's do.
  public var reportedWidth: CGFloat

  /// Tracks that were solved elsewhere.
  public init(tracks: [GridTrack], reportedWidth: CGFloat) {
    self.tracks = tracks
    self.reportedWidth = reportedWidth
  }

  /// The right edge of the last track.
  public var maxX: CGFloat { tracks.last?.maxX ?? 0 }
}
