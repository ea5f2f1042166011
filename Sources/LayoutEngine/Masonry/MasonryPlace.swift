import Foundation

/// Where an item goes.
struct MasonryPlace: Hashable, Sendable {
  var track: Int
  var span: Int
  var isExplicit: Bool
  var y: CGFloat
  var height: CGFloat
  /// Whether dense packing found it above a running position.
  var isInHole = false

  var tracks: Range<Int> { track..<(track + span) }
}
