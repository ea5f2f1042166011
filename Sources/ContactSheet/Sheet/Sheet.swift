import FeedModel
import Foundation

/// The cards of one sheet and what its header and footer tell.
struct Sheet: Hashable, Sendable {
  /// Its number, from 1.
  var number: Int
  /// How many sheets there are, where that is known.
  var count: Int?
  /// The feed's title.
  var title: String
  /// The language of the feed's texts, where it declares one.
  var language: String?
  /// The cards, in the feed's order.
  var cards: [SheetCard]
  /// Whether no more cards follow.
  var isLast: Bool
  /// The sheet's height in points; nil is as high as its cards.
  var height: CGFloat?
  /// How far into its only card this sheet starts, in points: a card higher than a screenful goes on on the next.
  var offset: CGFloat = 0
  /// What the feed had to say of these cards.
  var warnings: [FeedWarning] = []
}
