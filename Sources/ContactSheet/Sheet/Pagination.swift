public import Foundation

/// How a feed's cards are spread over sheets.
public enum Pagination: Hashable, Sendable {
  /// One sheet for each page of the feed.
  case feed
  /// A sheet for every so many cards.
  case cards(Int)
  /// A sheet for every screenful of that many points.
  case height(CGFloat)
}
