public import Foundation

/// Items laid out over tracks.
public struct TrackArrangement: Hashable, Sendable {
  /// One frame an item, in item order.
  public var frames: [CGRect]
  /// The reported extent.
  public var size: CGSize
  /// The tracks that were used, the first one first; across the axis, so they are rows of a horizontal layout.
  public var tracks: [GridTrack]

  /// A layout of the given frames.
  public init(frames: [CGRect], size: CGSize, tracks: [GridTrack]) {
    self.frames = frames
    self.size = size
    self.tracks = tracks
  }

  /// The outcome for an axis and a direction, of what was solved vertically and from left to right.
  func oriented(along axis: Axis, direction: LayoutDirection) -> TrackArrangement {
    var oriented = self
    if axis == .horizontal { oriented.transpose() }
    if direction == .rightToLeft { oriented.mirror(tracks: axis == .vertical) }
    return oriented
  }

  /// The mirror image about the middle of the reported width.
  public func mirrored() -> TrackArrangement {
    var mirrored = self
    mirrored.mirror(tracks: true)
    return mirrored
  }

  private mutating func mirror(tracks mirrorsTracks: Bool) {
    for index in frames.indices {
      frames[index].origin.x = size.width - frames[index].origin.x - frames[index].size.width
    }
    guard mirrorsTracks else { return }
    for index in tracks.indices { tracks[index].x = size.width - tracks[index].x - tracks[index].width }
  }

  private mutating func transpose() {
    for index in frames.indices {
      let frame = frames[index]
      frames[index] = CGRect(
        x: frame.origin.y, y: frame.origin.x, width: frame.size.height, height: frame.size.width)
    }
    size = CGSize(width: size.height, height: size.width)
  }
}
