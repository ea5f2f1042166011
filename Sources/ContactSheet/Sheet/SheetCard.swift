import FeedModel

/// An item of a feed and where its pictures are to be found.
struct SheetCard: Hashable, Sendable {
  var item: FeedItem
  var location: FeedLocation
}
