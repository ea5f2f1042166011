/// A page of a feed, or a part of one.
public struct FeedPage: Hashable, Sendable {
  /// Its place in the feed, from 1; all parts of a page have the same.
  public var number: Int
  /// The feed's title as this page tells it.
  public var title: String?
  /// The language of items that tell none, a BCP 47 tag.
  public var language: String?
  /// The items that could be read and were not seen before, in the feed's order.
  public var items: [FeedItem]
  /// What was repaired or passed over.
  public var warnings: [FeedWarning]
  /// The page after this one as the feed spells it; nil when the feed ends here, for whatever reason.
  public var next: String?
  /// Whether more items of this same page follow in another part.
  public var continues: Bool
  /// The page as the feed spells it, the first one by its file's name; never an absolute path.
  public var source: String
  /// Where pictures that the page names are to be found.
  public var location: FeedLocation

  /// A page with nothing on it yet.
  init(number: Int, _ reference: PageReference) {
    self.number = number
    items = []
    warnings = []
    continues = false
    source = reference.source
    location = reference.location
  }

  /// A page made by hand.
  public init(title: String? = nil, language: String? = nil, items: [FeedItem], next: String? = nil) {
    number = 1
    self.title = title
    self.language = language
    self.items = items
    warnings = []
    self.next = next
    continues = false
    source = "-"
    location = FeedLocation(folder: "")
  }

  /// Whether nothing follows.
  public var isLast: Bool { next == nil && !continues }
}
