import Foundation
import TestSupport
import Testing

@testable import FeedModel

@Suite struct JSONLinesTests {
  private func read(_ data: Data, partSize: Int? = nil, limits: FeedLimits = FeedLimits()) throws -> [FeedPage] {
    let session = FeedSession(FeedSource(data: data, name: "x.jsonl"), partSize: partSize, limits: limits)
    var pages: [FeedPage] = []
    while let page = try session.next() { pages.append(page) }
    return pages
  }

  private func read(_ text: String, partSize: Int? = nil, limits: FeedLimits = FeedLimits()) throws -> [FeedPage] {
    try read(Data(text.utf8), partSize: partSize, limits: limits)
  }

  @Test func aBrokenLineCostsOneCardAndOneWarning() throws {
    let page = try #require(
      try read(
        "{\"id\": 1}\r\n\n  {\"id\": 2, \"span\": 0}  \n{\"id\": 3\n[4]\n\"5\"\n{\"id\": 1}\n{\"title\": \"x\"}\n{\"id\": 6}"
      ).first)
    #expect(page.items.map(\.id) == ["1", "2", "6"])
    #expect(
      page.warnings.map(\.description) == [
        "x.jsonl: line 3: $.span: expected a whole number of at least 1; passed over",
        "x.jsonl: line 4: $: not valid JSON: unexpected end of file during JSON parse",
        "x.jsonl: line 5: $: expected an object",
        "x.jsonl: line 6: $: expected an object",
        "x.jsonl: line 7: $: the id \"1\" was seen before; drawn once",
        "x.jsonl: line 8: $.id: the item has no id; item passed over",
      ])
  }

  @Test func theFirstLineMayBeTheBrokenOne() throws {
    let page = try #require(try read("{\"id\": 1\n{\"id\": 2}\n{\"id\": 3}\n").first)
    #expect(page.items.map(\.id) == ["2", "3"])
    #expect(page.warnings.map(\.line) == [1])
  }

  @Test func aDocumentOnSeveralLinesIsNoListOfLines() throws {
    #expect(try read("{\"items\": [\n{\"id\": 1},\n{\"id\": 2}\n]}").map(\.items.count) == [2])
    #expect(try read("{\"items\": [{\"id\": 1}]}\n\n").map(\.items.count) == [1])
    #expect(try read("{\n\"id\": 1\n}\n").map(\.items.count) == [1])
    // A document that is cut: its last whole line is a card, the others are not.
    #expect(throws: FeedError.self) { try read("{\"items\": [\n{\"id\": 1},\n{\"id\": 2}\n") }
  }

  @Test func invalidBytesAreReplacedInTheirLineOnly() throws {
    let page = try #require(
      try read(Data("{\"id\": 1}\n{\"id\": 2, \"title\": \"caf".utf8) + [0xE9] + Data("\"}\n{\"id\": 3}".utf8)).first)
    #expect(page.items.map(\.title) == [nil, "caf\u{FFFD}", nil])
    #expect(page.warnings.map(\.line) == [2])
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf32LittleEndian, .utf8])
  func linesComeInAnyEncoding(encoding: String.Encoding) throws {
    let data = try #require("\u{FEFF}{\"id\": \"é\"}\n{\"id\": \"漢\"}\n".data(using: encoding))
    let pages = try read(data)
    #expect(pages.flatMap(\.items).map(\.id) == ["é", "漢"])
    #expect(pages.flatMap(\.warnings) == [])
  }

  @Test func partsAreNoLargerThanAskedAndTellTheirEnd() throws {
    let text = (1...7).map { "{\"id\": \($0)}" }.joined(separator: "\n")
    let parts = try read(text + "\n \n", partSize: 3)
    #expect(parts.map { $0.items.map(\.id) } == [["1", "2", "3"], ["4", "5", "6"], ["7"]])
    #expect(parts.map(\.continues) == [true, true, false])
    #expect(parts.map(\.isLast) == [false, false, true])
    #expect(parts.map(\.number) == [1, 1, 1])
    #expect(try read(text, partSize: 7).map(\.continues) == [false])
    #expect(try read(text, partSize: 0).count == 7)
  }

  @Test func aLineBeyondTheLimitCostsOneCard() throws {
    let limits = FeedLimits(lineBytes: 100)
    let long = "{\"id\": 2, \"title\": \"" + String(repeating: "x", count: 300_000) + "\"}"
    let page = try #require(try read("{\"id\": 1}\n\(long)\n{\"id\": 3}\n\(long)", limits: limits).first)
    #expect(page.items.map(\.id) == ["1", "3"])
    #expect(page.warnings.map(\.line) == [2, 4])
    #expect(page.warnings.map(\.reason) == Array(repeating: "the line is too long; item passed over", count: 2))
  }

  @Test func linesThatStraddlePiecesAreWhole() throws {
    // Pieces have 65,536 bytes: lines of 999 bytes with their break end nowhere near.
    let text = (0..<300).map { "{\"id\": \"\($0)\", \"caption\": \"" + String(repeating: "c", count: 950) + "\"}\n" }
      .joined()
    let pages = try read(text, partSize: 11)
    #expect(pages.flatMap(\.items).map(\.id) == (0..<300).map(String.init))
    #expect(pages.flatMap(\.items).allSatisfy { $0.caption?.count == 950 })
    #expect(pages.flatMap(\.warnings) == [])
  }

  @Test func anyTextInAnyPartsGivesTheSameItems() throws {
    var random = SplitMix64(seed: 3)
    let lines = [
      "{\"id\": 1}", "{\"id\": 2}", "", "  ", "{", "}", "[]", "{\"id\": 3, \"title\": \"t\"}", "x", "{\"id\": 4,}",
    ]
    for _ in 0..<60 {
      let rest = (0..<Int.random(in: 0...9, using: &random)).compactMap { _ in lines.randomElement(using: &random) }
      let text = (["{\"id\": 0}", "{\"id\": 9}"] + rest).joined(separator: "\n")
      let whole = try read(text)
      let parts = try read(text, partSize: Int.random(in: 1...4, using: &random))
      #expect(parts.flatMap(\.items) == whole.flatMap(\.items))
      #expect(parts.flatMap(\.warnings) == whole.flatMap(\.warnings))
      #expect(parts.dropLast().allSatisfy(\.continues) && parts.last?.continues == false)
    }
  }
}
