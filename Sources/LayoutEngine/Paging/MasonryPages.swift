public import Foundation

/// Masonry cut into pages.
public struct MasonryPages: Hashable, Sendable {
  /// The items of each page, in the order of placing.
  public var pages: [[Int]] = []
  /// One frame an item, in item order, counted from the top of its page.
  public var frames: [CGRect] = []
  /// The largest bottom edge on each page.
  public var heights: [CGFloat] = []
  /// The tracks, the same on every page.
  public var tracks: GridTracks

  /// No pages yet.
  public init(tracks: GridTracks) { self.tracks = tracks }

  /// The mirror image of every page about the middle of the reported width.
  public func mirrored() -> MasonryPages {
    var pages = self
    let mirrored = TrackArrangement(
      frames: frames, size: CGSize(width: tracks.reportedWidth, height: 0), tracks: tracks.tracks
    ).mirrored()
    pages.frames = mirrored.frames
    pages.tracks.tracks = mirrored.tracks
    return pages
  }
}
