import Testing

@testable import proofsheet

struct LayoutCommandTests {
  private let program: BuiltProgram
  init() throws {
    program = try BuiltProgram()
  }

  /// Two columns of 45 with 10 between them; the third card goes below the shorter first one.
  @Test func printsOneObjectACase() throws {
    defer { program.cleanUp() }
    let masonry = """
      {"kind": "masonry", "width": 100,
       "spec": {"columns": [{"flexible": {}, "spacing": 10}, {"flexible": {}}], "rowGap": 10, "placement": "lowestTop"},
       "items": [{"height": 20}, {"height": 30}, {"height": 5}], "name":
      """
    try program.write("{\"cases\": [\(masonry) \"one\"}, \(masonry) \"two\"}]}", to: "cases.json")
    let outcome = try program.run("layout", "cases.json")
    #expect(outcome.code == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("\"frames\":[[0,0,45,20],[55,0,45,30],[0,30,45,5]]") })
    #expect(lines.first?.contains("\"name\":\"one\"") == true)
    #expect(lines.last?.contains("\"size\":[100,35]") == true)
  }

  @Test func saysWhereADocumentIsBad() throws {
    defer { program.cleanUp() }
    try program.write(#"[{"kind": "circles", "spec": {}}]"#, to: "cases.json")
    let outcome = try program.run("layout", "cases.json")
    #expect(outcome.code == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("proofsheet: cases.json: $"))
  }

  @Test func saysWhenThereIsNoSuchFile() throws {
    defer { program.cleanUp() }
    let outcome = try program.run("layout", "nothing.json")
    #expect(outcome.code == 66)
    #expect(outcome.errors == "proofsheet: nothing.json: no such file\n")
  }
}
