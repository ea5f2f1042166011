import Foundation
import Testing

@testable import proofsheet

struct RenderReportTests {
  private let program: BuiltProgram

  init() throws {
    program = try BuiltProgram()
    try program.write(#"[{"id": "a"}, {"id": "a"}, {"id": "b"}]"#, to: "feed.json")
    let cards = (0..<23).map { #"{"id": "\#($0)", "span": 0}"# }
    try program.write("[\(cards.joined(separator: ","))]", to: "bad.json")
    try program.write(##"{"extends": "wireframe", "page": {"header": null, "scale": 0.25}}"##, to: "theme.json")
  }

  private func render(_ arguments: String...) throws -> BuiltProgram.Outcome {
    try program.finish(["render", "--theme", "theme.json", "-o", "out", "-j", "1"] + arguments)
  }

  @Test func tellsEventsAsLinesOfJSON() throws {
    defer { program.cleanUp() }
    let run = try render("feed.json", "--paginate", "1", "--json")
    #expect(run.code == 0)
    #expect(run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    let events = try lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(events.compactMap { $0["event"] as? String } == ["started", "warning", "sheet", "sheet", "finished"])
    #expect(lines.first == #"{"event":"started"}"#)
    #expect(events[1]["sheet"] as? Int == 1)
    #expect((events[1]["message"] as? String)?.contains(#"the id "a" was seen before"#) == true)
    #expect(events[3]["file"] as? String == "page-0002.png")
    #expect(events[3]["cards"] as? Int == 1)
    #expect(events[4]["sheets"] as? Int == 2)
    #expect(events[4]["warnings"] as? Int == 1)
    let bytes = events[2...3].compactMap { $0["bytes"] as? Int }.reduce(0, +)
    #expect(events[4]["bytes"] as? Int == bytes)
  }

  @Test func tellsTwentyWarningsAndHowManyMoreThereAre() throws {
    defer { program.cleanUp() }
    let run = try render("bad.json")
    let remarks = run.errors.split(separator: "\n")
    #expect(remarks.count == 21)
    #expect(remarks.dropLast().allSatisfy { $0.hasPrefix("warning: sheet 1: ") })
    #expect(remarks.last?.hasPrefix("… and 3 more warnings") == true)
    #expect(run.output == "1 sheet with 23 cards in out, 23 warnings\n")
  }
}
