import Foundation
import ContactSheet
import Testing

@testable import proofsheet

struct ArgumentValueTests {
  @Test(arguments: [
    ("0", 0), ("500000", 500_000), ("1k", 1024), ("64M", 67_108_864), ("2g", 2_147_483_648), ("-1", nil), ("M", nil),
    ("1.5M", nil), ("9999999999G", nil), ("", nil),
  ])
  func readsNumbersOfBytes(word: String, expected: Int?) {
    #expect(ArgumentValue<Int>.byteCount.read(word) == expected)
  }

  @Test(arguments: [(0, "0"), (1000, "1000"), (67_108_864, "64M"), (3072, "3k")])
  func writesNumbersOfBytes(count: Int, expected: String) {
    #expect(ArgumentValue<Int>.byteCount.write(count) == expected)
  }

  @Test(arguments: [
    ("3", [3...3]), ("1-3,7", [1...3, 7...7]), ("7,1-3,2-5", [1...5, 7...7]), ("5-", [5 ... .max]), ("0", nil),
    ("3-1", nil), ("", nil), ("1,,2", nil), ("+1", nil), ("-3", nil), ("1-2-3", nil), ("٣", nil),
  ])
  func readsPages(word: String, expected: [ClosedRange<Int>]?) {
    #expect(SheetSelection(word)?.ranges == expected)
  }

  @Test func knowsTheLastPageAskedFor() {
    #expect(SheetSelection("1-3,7")?.last == 7)
    #expect(SheetSelection("2,5-")?.last == .max)
    #expect(SheetSelection("2,5-")?.contains(1_000_000) == true)
    #expect(SheetSelection("2,5-")?.contains(4) == false)
  }

  @Test(arguments: [
    ("feed", Pagination.feed), ("10", .cards(10)), ("844pt", .height(844)), ("0.5pt", nil), ("0", nil), ("-3", nil),
    ("pt", nil), ("infpt", nil), ("nanpt", nil), ("pages", nil),
  ])
  func readsWhereSheetsEnd(word: String, expected: Pagination?) {
    #expect(Pagination(word) == expected)
    if let expected { #expect(Pagination(expected.text) == expected) }
  }
}
