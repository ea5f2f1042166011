import FeedModel
import Foundation

/// Cuts a feed into sheets, one after another.
struct SheetSequence {
  private let session: FeedSession
  private let pagination: Pagination
  private let cutter: SheetCutter?
  private let count: Int?
  private var number = 0
  private var title = ""
  private var language: String?
  /// Cards that were read and stand on no sheet yet.
  private var cards: ArraySlice<SheetCard> = []
  private var warnings: [FeedWarning] = []
  private var hasEnded = false
  /// The strip of the first card that comes next, in points from its top.
  private var offset: CGFloat = 0

  /// A walk through `session`.
  ///
  /// - Parameters:
  ///   - cutter: Tells how many cards make a screenful; needed for pagination by height only.
  ///   - count: How many sheets there are, where that is known.
  init(session: FeedSession, pagination: Pagination, cutter: SheetCutter? = nil, count: Int? = nil) {
    self.session = session
    self.pagination = pagination
    self.cutter = cutter
    self.count = count
  }

  /// The next sheet; nil after the last. A feed without cards gives one empty sheet.
  mutating func next() throws -> Sheet? {
    switch pagination {
    case .feed: return try nextPage()
    case .cards(let size):
      try read(atLeast: size + 1)
      return takeCut(.cards(min(size, cards.count)), height: nil)
    case .height(let height):
      return takeCut(try cutScreenful(height: height), height: height)
    }
  }

  /// All parts of the feed's next page.
  private mutating func nextPage() throws -> Sheet? {
    guard !hasEnded else { return nil }
    var part: FeedPage?
    repeat { part = try read() } while part?.continues == true
    hasEnded = part?.isLast ?? true
    return takeSheet(cards.count, height: nil)
  }

  private mutating func takeCut(_ cut: SheetCutter.Cut, height: CGFloat?) -> Sheet? {
    guard !cards.isEmpty || number == 0 else { return nil }
    switch cut {
    case .cards(let count):
      return takeSheet(count, height: height)
    case .strip(let room, let whole):
      var sheet = takeSheet(0, height: height)
      sheet.cards = Array(cards.prefix(1))
      sheet.offset = offset
      offset += room
      if offset >= whole {
        cards.removeFirst()
        offset = 0
      }
      sheet.isLast = hasEnded && cards.isEmpty
      return sheet
    }
  }

  /// The next so many cards.
  private mutating func takeSheet(_ count: Int, height: CGFloat?) -> Sheet {
    number += 1
    let taken = Array(cards.prefix(count))
    cards.removeFirst(count)
    var sheet = sheet(with: taken)
    sheet.height = height
    warnings = []
    return sheet
  }

  private func sheet(with taken: [SheetCard]) -> Sheet {
    Sheet(
      number: number, count: count, title: title, language: language, cards: taken,
      isLast: hasEnded && cards.isEmpty, warnings: warnings)
  }

  /// How many of the waiting cards make a screenful: reads on until one more would not fit.
  private mutating func cutScreenful(height: CGFloat) throws -> SheetCutter.Cut {
    guard let cutter else { preconditionFailure("Pagination by height needs a cutter.") }
    var wanted = 16
    while true {
      try read(atLeast: wanted)
      let cut = try cutter.cut(cards.prefix(wanted).map(\.item), height: height, prototype: sheet(with: []))
      guard case .cards(wanted) = cut, cards.count >= wanted else { return cut }
      wanted *= 2
    }
  }

  /// Reads until so many cards wait or the feed has ended.
  private mutating func read(atLeast wanted: Int) throws {
    while cards.count < wanted, !hasEnded { _ = try read() }
  }

  /// Reads one more part of the feed; nil at its end.
  private mutating func read() throws -> FeedPage? {
    guard let next = try session.next() else {
      hasEnded = true
      return nil
    }
    if title.isEmpty { title = next.title ?? "" }
    language = language ?? next.language
    cards += next.items.map { [language] item in
      var item = item
      item.language = item.language ?? next.language ?? language
      return SheetCard(item: item, location: next.location)
    }
    warnings += next.warnings
    return next
  }
}
