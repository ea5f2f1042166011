import JSONInput

/// What one page says, whatever format it says it in.
struct FeedDocument {
  var title: String?
  var language: String?
  /// The items with their places in ``itemsPath``.
  var items: [(index: Int, value: FeedItem)]
  var itemsPath = JSONPath([.key("items")])
  /// The page after this one as the page spells it.
  var next: String?
  /// Where ``next`` stands.
  var nextPath = JSONPath()
}
