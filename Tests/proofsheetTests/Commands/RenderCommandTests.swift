import Testing

@testable import proofsheet

struct RenderCommandTests {
  private let program: BuiltProgram

  init() throws {
    program = try BuiltProgram()
    try program.write(#"[{"id": "a", "mediaHeight": 400}, {"id": "b", "image": "no.png"}]"#, to: "feed.json")
  }

  @Test(arguments: [
    (["no.json"], "no.json: no such file"),
    (["feed.json", "--theme", "ios_dark"], "ios_dark: there is no such theme; did you mean ios-dark?"),
    (
      ["feed.json", "--theme", "sepia"],
      "sepia: there is no such theme; there are ios-light, ios-dark, material and wireframe, and theme files"
    ),
    (["feed.json", "--theme", "my/sepia"], "my/sepia: no such file"),
    (["feed.json", "--theme", "sepia.json"], "sepia.json: no such file"),
  ]) func tellsWhatIsNotThere(arguments: [String], message: String) throws {
    defer { program.cleanUp() }
    let run = try program.finish(["render"] + arguments)
    #expect(run.code == 66)
    #expect(run.errors == "proofsheet: \(message)\n")
    #expect(try program.names() == ["feed.json"])
  }

  @Test func namesTheCardOfAWarning() throws {
    defer { program.cleanUp() }
    let run = try program.run("render", "feed.json", "--scale", "0.5")
    #expect(run.errors == "warning: sheet 1: card b: picture no.png: no such file\n")
    #expect(run.output == "1 sheet with 2 cards in sheets, 1 warning\n")
  }

  /// The first card goes over two sheets, the second has the third to itself.
  @Test func countsACardThatGoesOnOnce() throws {
    defer { program.cleanUp() }
    let run = try program.run("render", "feed.json", "--scale", "0.5", "--paginate", "400pt")
    #expect(run.output == "3 sheets with 2 cards in sheets, 1 warning\n")
  }

  @Test func warnsOfPagesThatTheFeedDoesNotHave() throws {
    defer { program.cleanUp() }
    let run = try program.run("render", "feed.json", "--pages", "2-3", "--strict")
    #expect(run.code == 65)
    #expect(run.errors == "warning: --pages: the feed has no such sheet\n")
  }

  @Test func namesTheSheetThatIsTooLarge() throws {
    defer { program.cleanUp() }
    let run = try program.run("render", "feed.json", "--paginate", "1000000pt", "--scale", "2")
    #expect(run.code == 77)
    #expect(run.errors.contains("proofsheet: page-0001.png: size: 780 × 2000000 pixels are more than "))
    #expect(try program.names(in: "sheets") == ["manifest.json"])
  }
}
