import Foundation
import Painting

/// A card set at one width: where its parts lie, from the card's own top left corner, in points.
struct CardBody: Hashable, Sendable {
  /// A text and its place.
  struct PlacedText: Hashable, Sendable {
    var text: StyledText
    var box: CGRect
    var style: Theme.TextStyle
    var metrics: TextMetrics
  }

  /// A tag and its place.
  struct Capsule: Hashable, Sendable {
    var box: CGRect
    var label: PlacedText
  }

  /// The card's extent.
  var size: CGSize
  /// The picture's place.
  var media: CGRect
  /// The text over the media.
  var title: PlacedText?
  /// The text below the media.
  var caption: PlacedText?
  /// The tags that have room.
  var tags: [Capsule]

  /// All texts, in reading order.
  var texts: [PlacedText] { [title, caption].compactMap { $0 } + tags.map(\.label) }
}
