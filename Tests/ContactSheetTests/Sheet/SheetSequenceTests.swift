import FeedModel
import Foundation
import LayoutEngine
import Painting
import Testing

@testable import ContactSheet

@Suite struct SheetSequenceTests {
  /// The sheets of a feed of cards with the given media heights, ids from 0.
  private func sheets(heights: [Int], _ pagination: Pagination, theme: Theme = .bare) throws -> [Sheet] {
    let cards = heights.enumerated().map { #"{"id": "\#($0.offset)", "mediaHeight": \#($0.element)}"# }
    return try sheets("[\(cards.joined(separator: ","))]", pagination, theme: theme)
  }

  private func sheets(_ feed: String, _ pagination: Pagination, theme: Theme = .bare) throws -> [Sheet] {
    let source = FeedSource(data: Data(feed.utf8), name: "feed")
    var request = RenderRequest(source: source, theme: theme, themeName: "bare")
    request.pagination = pagination
    var sequence = try SheetSequence(request: request, count: nil)
    var sheets: [Sheet] = []
    while let sheet = try sequence.next() { sheets.append(sheet) }
    return sheets
  }

  private func ids(_ sheets: [Sheet]) -> [[String]] { sheets.map { $0.cards.map(\.item.id) } }

  @Test func makesOneSheetOfAPage() throws {
    let sheets = try sheets(heights: [10, 20, 30], .feed)
    #expect(ids(sheets) == [["0", "1", "2"]])
    #expect(sheets[0].number == 1)
    #expect(sheets[0].isLast)
  }

  @Test(arguments: [
    (1, [["0"], ["1"], ["2"], ["3"]]), (2, [["0", "1"], ["2", "3"]]), (3, [["0", "1", "2"], ["3"]]),
    (4, [["0", "1", "2", "3"]]), (9, [["0", "1", "2", "3"]]),
  ]) func cutsAfterSoManyCards(size: Int, expected: [[String]]) throws {
    let sheets = try sheets(heights: [10, 10, 10, 10], .cards(size))
    #expect(ids(sheets) == expected)
    #expect(sheets.map(\.isLast) == expected.indices.map { $0 == expected.count - 1 })
    #expect(sheets.map(\.number) == Array(1...expected.count))
  }

  @Test(arguments: [Pagination.feed, .cards(3), .height(500)])
  func givesOneEmptySheetForAFeedWithoutCards(pagination: Pagination) throws {
    let sheets = try sheets("[]", pagination)
    #expect(ids(sheets) == [[]])
    #expect(sheets[0].isLast)
  }

  @Test func cutsWhereTheNextCardWouldNotFit() throws {
    // One column without padding, header or footer: cards of 100 with 10 between them; 320 holds three of them.
    let sheets = try sheets(heights: [100, 100, 100, 100, 100], .height(320))
    #expect(ids(sheets) == [["0", "1", "2"], ["3", "4"]])
    #expect(sheets.allSatisfy { $0.height == 320 })
  }

  @Test func cutsACardThatIsHigherThanASheetIntoStrips() throws {
    let sheets = try sheets(heights: [100, 700, 100], .height(300))
    #expect(ids(sheets) == [["0"], ["1"], ["1"], ["1"], ["2"]])
    #expect(sheets.map(\.offset) == [0, 0, 300, 600, 0])
    #expect(sheets.map(\.isLast) == [false, false, false, false, true])
  }

  @Test func refusesSheetsWithoutRoomForCards() throws {
    #expect(throws: PaintError.self) { try sheets(heights: [10], .height(7)) }
    #expect(try sheets(heights: [10], .height(8)).count == 2)
    #expect(throws: PaintError.self) { try sheets(heights: [10], .height(50), theme: ThemeLibrary.standard) }
  }

  @Test func losesAndRepeatsNoCard() throws {
    let heights = (0..<100).map { 20 + $0 * 37 % 90 }
    for height in [95.0, 150, 700] {
      let sheets = try sheets(heights: heights, .height(height))
      // A strip that is not a card's first shows a card that was there before.
      let ids = sheets.filter { $0.offset == 0 }.flatMap(\.cards).map(\.item.id)
      #expect(ids == heights.indices.map(String.init))
    }
  }

  @Test func cutsAGridBelowARow() throws {
    var theme = Theme.bare
    theme.layout.kind = .grid
    theme.layout.columns = [.init(.flexible(), spacing: 10), .init(.flexible(), spacing: 10)]
    // Rows of 100 and 80 with 10 between them are 190 high; the third would reach 260.
    let sheets = try sheets(heights: [100, 50, 80, 80, 60], .height(200), theme: theme)
    #expect(ids(sheets) == [["0", "1", "2", "3"], ["4"]])
    // The first row's second card alone is too high.
    let uneven = try self.sheets(heights: [50, 160, 40], .height(100), theme: theme)
    #expect(ids(uneven) == [["0"], ["1"], ["1"], ["2"]])
  }

  @Test(arguments: [Theme.CardLayout.Kind.flow, .equalHeightFlow])
  func cutsAFlowBelowALine(kind: Theme.CardLayout.Kind) throws {
    var theme = Theme.bare
    theme.layout.kind = kind
    theme.layout.minimumWidth = 50
    // Two squares of 180 make a line of 370 in 390; two lines with 10 between them are 370 high.
    let cards = (0..<5).map { #"{"id": "\#($0)", "mediaHeight": 180, "aspectRatio": 1}"# }
    let sheets = try sheets("[\(cards.joined(separator: ","))]", .height(380), theme: theme)
    #expect(ids(sheets) == [["0", "1", "2", "3"], ["4"]])
  }

  @Test func givesTheFeedsLanguageToItemsWithoutOne() throws {
    let feed = #"{"language": "ja", "title": "T", "items": [{"id": 1}, {"id": 2, "language": "en"}]}"#
    let sheet = try #require(try sheets(feed, .feed).first)
    #expect(sheet.cards.map(\.item.language) == ["ja", "en"])
    #expect(sheet.title == "T")
  }
}

extension Theme {
  /// One column, 10 between cards, and nothing around them.
  static var bare: Theme {
    var theme = ThemeLibrary.standard
    theme.page.padding = 0
    theme.page.header = nil
    theme.footer = nil
    theme.card.padding = 0
    theme.layout.columns = [.init(.flexible(), spacing: 10)]
    theme.layout.spacing = 10
    return theme
  }
}
