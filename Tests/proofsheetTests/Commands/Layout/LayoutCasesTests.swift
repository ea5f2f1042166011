import Foundation
import JSONInput
import Testing

@testable import proofsheet

struct LayoutCasesTests {
  private func lines(_ text: String, explain: Bool = false) throws -> [String] {
    var lines: [String] = []
    try LayoutCases.run(data: Data(text.utf8), explain: explain) { lines.append($0) }
    return lines
  }

  private let flow = #"{"name": "f", "kind": "flow", "width": 50, "spec": {}, "items": [{"width": 20, "height": 10}]}"#

  @Test func readsOneCaseAListAndAFile() throws {
    let line = #"{"frames":[[0,0,20,10]],"name":"f","size":[20,10]}"#
    #expect(try lines(flow) == [line])
    #expect(try lines("[\(flow), \(flow)]") == [line, line])
    #expect(try lines(#"{"schema": "layout-corpus/1", "cases": [\#(flow)]}"#) == [line])
    #expect(try lines("[]").isEmpty)
  }

  @Test func namesTheKindsOfResult() throws {
    let pages = """
      {"kind": "pages", "width": 50, "spec": {"columns": [{"fixed": 50}], "pageHeight": 10, "mode": "strict"},
       "items": [{"height": 10}, {"id": "second", "height": "infinity"}]}
      """
    #expect(
      try lines(pages) == [
        #"{"columns":[{"width":50,"x":0}],"frames":[[0,0,50,10],[0,0,50,1000000000]],"name":"case 0","#
          + #""pageHeights":[10,1000000000],"pages":[["0"],["second"]]}"#
      ])
  }

  @Test func saysWhereACaseIsWrong() {
    let error = #expect(throws: JSONError.self) {
      try lines(#"{"cases": [{"kind": "masonry", "spec": {"rowGap": "wide"}}]}"#)
    }
    #expect(error?.path.description == "$.cases[0].spec.rowGap")
    #expect(throws: JSONError.self) { try lines(#"{"kind": "spiral", "spec": {}}"#) }
  }

  @Test func tellsCasesFromFeeds() {
    #expect(LayoutCases.recognises(Data(flow.utf8)))
    #expect(LayoutCases.recognises(Data("[\(flow)]".utf8)))
    #expect(!LayoutCases.recognises(Data(#"{"items": [{"id": 1}]}"#.utf8)))
    #expect(!LayoutCases.recognises(Data(#"[{"id": 1}]"#.utf8)))
    #expect(!LayoutCases.recognises(Data("not JSON".utf8)))
  }

  @Test func explainsEveryDecisionAndTheWhiteSpaceOfMasonry() throws {
    let masonry = """
      {"name": "m", "kind": "masonry", "width": 100, "items": [{"height": 30}, {"height": 20}, {"id": "w", "height": 5,
       "span": 2}], "spec": {"rowGap": 0, "columns": [{"fixed": 50, "spacing": 0}, {"fixed": 50}]}}
      """
    let line = try #require(try lines(masonry, explain: true).first)
    #expect(
      line.contains(
        #"{"because":"track 0 at 30.0: its top is the lowest, the leftmost of equals","#
          + #""candidates":[{"top":30,"track":0,"waste":10}],"id":"w","rule":"lowestTop","span":2,"track":0,"y":30}"#))
    #expect(line.contains(#""whitespace":[{"aboveOthers":0,"aboveSpans":500,"below":0,"share":"#))
    #expect(try !lines(masonry)[0].contains("because"))
  }
}
