import ContactSheet
import Foundation

extension Pagination {
  /// The rule that a text spells: `feed`, a number of cards, or a height in points as in `844pt`; else nil.
  init?(_ text: String) {
    if text == "feed" {
      self = .feed
    } else if text.hasSuffix("pt") {
      guard let height = Double(text.dropLast(2)), height >= 1, height <= 1e6 else { return nil }
      self = .height(height)
    } else {
      guard let count = Int(text), (1...1_000_000).contains(count) else { return nil }
      self = .cards(count)
    }
  }

  /// The rule as it would be given.
  var text: String {
    switch self {
    case .feed: "feed"
    case .cards(let count): String(count)
    case .height(let height): Double(height).plain + "pt"
    }
  }
}
