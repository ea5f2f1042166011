import Testing

@testable import proofsheet

struct HelpTextTests {
  private let program = Program(
    name: "tool", version: "1.2.3", summary: "A tool.", commands: [AnyCommand(SampleCommand.self)])

  private func text(_ words: String...) throws -> String {
    guard case .text(let text) = try program.request(words) else { return "" }
    return text
  }

  @Test func describesACommand() throws {
    let expected = """
      Usage: tool sample [FIRST] [REST…] [-o DIR] [-j N] [--scale N] [--color red|green] [--ignore NAME]
                         [--look LOOK] [-l] [-d]

      Tries the reader.

      Nothing is done.

      Arguments:
        FIRST                       The first word.
        REST                        All other words.

      Options:
        -o, --output DIR            Where to write (default: out).
        -j, --jobs N                Workers.
            --scale N               Pixels a point (default: 2).
            --color red|green       The colour (default: red).
            --ignore NAME           What to pass over.
            --look LOOK             How it looks (default: plain).
        -l, --loud                  Say more.
        -d, --dry                   Do nothing.
        -h, --help                  Show this help.

      """
    #expect(try text("sample", "--help") == expected)
    #expect(try text("help", "sample") == expected)
  }

  @Test func describesTheProgram() throws {
    let overview = try text("--help")
    #expect(overview == (try text("help")))
    for line in ["Usage: tool COMMAND [options]", "  sample                      Tries the reader."] {
      #expect(overview.split(separator: "\n").contains(Substring(line)))
    }
    #expect(overview.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func tellsItsVersion() throws {
    #expect(try text("--version") == "tool 1.2.3\n")
  }

  @Test(arguments: [
    ([], "a command is missing"), (["sampel"], "unknown command sampel; did you mean sample?"),
    (["--versoin"], "unknown option --versoin; did you mean --version?"),
    (["help", "smaple"], "there is no command smaple; did you mean sample?"), (["zzz"], "unknown command zzz"),
    (["--loud=1", "sample"], "unknown option --loud=1; did you mean tool sample --loud?"),
    (["a/feed.json"], "unknown command a/feed.json; did you mean tool sample a/feed.json?"),
  ])
  func suggestsCommands(words: [String], message: String) {
    let error = #expect(throws: UsageError.self) { try program.request(words) }
    #expect(error?.description == message)
  }
}
