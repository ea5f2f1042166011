import FeedModel
import Foundation
import Painting
import Testing

@testable import ContactSheet

@Suite struct SheetFrameTests {
  private func sheet(title: String = "Prints", number: Int = 3, count: Int? = 12, isLast: Bool = false) -> Sheet {
    Sheet(number: number, count: count, title: title, cards: [], isLast: isLast)
  }

  private func frame(_ sheet: Sheet, theme: Theme = ThemeLibrary.standard) throws -> SheetFrame {
    try SheetFrame(sheet, theme: theme, typesetter: Typesetter())
  }

  private func text(of item: DisplayItem?) -> TextItem? {
    if case .text(let item) = item { item } else { nil }
  }

  private func filled(_ text: String, for sheet: Sheet) throws -> String {
    var label = try #require(ThemeLibrary.standard.page.header?.title)
    label.text = text
    return label.filled(for: sheet)
  }

  @Test func fillsThePlacesOfALabel() throws {
    #expect(try filled("{feed}: {page} of {pages}", for: sheet()) == "Prints: 3 of 12")
    #expect(try filled("{page} / {pages}", for: sheet(count: nil)) == "3 / –")
    #expect(try filled("Proofs", for: sheet()) == "Proofs")
  }

  @Test func leavesOutALabelForAFeedWithoutATitle() throws {
    #expect(try filled("{feed}, page {page}", for: sheet(title: "")) == "")
  }

  @Test func fillsNoPlacesThatATitleSpells() throws {
    #expect(try filled("{feed}", for: sheet(title: "{page} {pages}")) == "{page} {pages}")
  }

  @Test func setsTitleAndNumberOnOneBaselineAtBothEdges() throws {
    let typesetter = try Typesetter()
    let frame = try SheetFrame(sheet(), theme: ThemeLibrary.standard, typesetter: typesetter)
    let items = frame.headerItems.compactMap(text)
    #expect(items.map(\.text.string) == ["Prints", "3 / 12"])
    let baselines = try items.map { try $0.box.minY + typesetter.metrics(of: $0.text).firstBaseline }
    #expect(abs(baselines[0] - baselines[1]) < 1e-9)
    #expect(items.map(\.text.alignment) == [.leading, .trailing])
    #expect(items[0].box.minX == 16)
    #expect(abs(items[1].box.maxX - (390 - 16)) < 1e-9)
    // The title's line of 32 is the higher one; 16 stand above and below it.
    #expect(abs(frame.top - (16 + 32 + 16)) < 1e-9)
  }

  @Test func leavesTheNumberItsWidth() throws {
    let frame = try frame(sheet(title: String(repeating: "Prints ", count: 30)))
    let items = frame.headerItems.compactMap(text)
    #expect(items.count == 2)
    #expect(items[0].box.maxX < items[1].box.maxX - 12)
  }

  @Test func tellsWhetherMoreFollows() throws {
    let more = try frame(sheet())
    let end = try frame(sheet(isLast: true))
    #expect(text(of: more.footerItem(below: 500))?.text.string == "…")
    let last = try #require(text(of: end.footerItem(below: 500)))
    #expect(last.text.string == "没有更多内容了")
    #expect(last.box.minY == 516)
    // A line of 24 between two paddings of 16.
    #expect(more.bottom == 56)
    #expect(end.bottom == 56)
  }

  @Test func isNothingButPaddingInABareTheme() throws {
    var theme = Theme.bare
    theme.page.padding = 7
    let frame = try frame(sheet(), theme: theme)
    #expect(frame.headerItems.isEmpty)
    #expect(frame.footerItem(below: 0) == nil)
    #expect(frame.top == 7)
    #expect(frame.bottom == 7)
  }
}
