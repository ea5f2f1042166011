import Testing

@testable import proofsheet

struct CommandReaderTests {
  private func read(_ words: String...) throws -> SampleCommand {
    try #require(try CommandReader(SampleCommand.syntax).read(words))
  }

  private func refusal(_ words: String...) -> String? {
    let error = #expect(throws: UsageError.self) { try CommandReader(SampleCommand.syntax).read(words) }
    return error?.description
  }

  @Test func leavesDefaultsWhereNothingIsGiven() throws {
    #expect(try read() == SampleCommand())
  }

  @Test(arguments: [
    ["--output=a b"], ["--output", "a b"], ["-o", "a b"], ["-oa b"], ["-o=a b"], ["-o", "x", "-o", "a b"],
  ])
  func readsAValueInEveryForm(words: [String]) throws {
    #expect(try CommandReader(SampleCommand.syntax).read(words)?.output == "a b")
  }

  @Test func readsAValueWithAnEqualsSign() throws {
    #expect(try read("--ignore=a=b").ignored == ["a=b"])
    #expect(refusal("--output=") == "--output takes a folder, not \"\"")
  }

  @Test func collectsWhatMayComeTwice() throws {
    #expect(try read("--ignore", "a", "--ignore=b").ignored == ["a", "b"])
  }

  @Test func readsShortOptionsBehindOneDash() throws {
    let command = try read("-lj4")
    #expect(command.isLoud)
    #expect(command.jobs == 4)
  }

  @Test func readsOperandsAmongOptions() throws {
    let command = try read("a", "-j", "2", "b", "--color", "green", "c")
    #expect(command.first == "a")
    #expect(command.rest == ["b", "c"])
    #expect(command.color == .green)
  }

  @Test func takesALoneDashAndAllAfterTwoDashesAsOperands() throws {
    let command = try read("-", "--", "--loud", "-j4", "--")
    #expect(command.first == "-")
    #expect(command.rest == ["--loud", "-j4", "--"])
    #expect(!command.isLoud)
  }

  @Test(arguments: ["-h", "--help"])
  func asksForHelp(word: String) throws {
    #expect(try CommandReader(SampleCommand.syntax).read(["--scale", "3", word]) == nil)
    #expect(try CommandReader(SampleCommand.syntax).read(["--", word])?.first == word)
  }

  @Test func saysWhatAValueMustBe() {
    #expect(refusal("-j", "9") == "-j takes a whole number from 1 to 8, not \"9\"")
    #expect(refusal("-j4x") == "-j takes a whole number from 1 to 8, not \"4x\"")
    #expect(refusal("--scale", "0") == "--scale takes a number above 0, up to 16, not \"0\"")
    #expect(refusal("--scale", "nan") == "--scale takes a number above 0, up to 16, not \"nan\"")
    #expect(refusal("--color", "gren") == "--color takes red or green, not \"gren\"; did you mean green?")
  }

  @Test func saysWhatIsMissing() {
    #expect(refusal("--scale") == "--scale needs a value: N")
    #expect(refusal("-o", "--loud") == "-o needs a value: DIR")
    #expect(refusal("-o", "--") == "-o needs a value: DIR")
    #expect(refusal("--loud=yes") == "--loud takes no value")
  }

  @Test func suggestsTheNearestOption() {
    #expect(refusal("--scael", "2") == "unknown option --scael; did you mean --scale?")
    #expect(refusal("--outptu=x") == "unknown option --outptu; did you mean --output?")
    #expect(refusal("-x") == "unknown option -x")
    #expect(refusal("-color", "red") == "unknown option -color; did you mean --color?")
  }

  @Test func refusesTwoThatExcludeEachOther() {
    #expect(refusal("--loud", "-d") == "--loud and --dry cannot be given together")
  }

  @Test func validatesTheWhole() {
    #expect(refusal("forbidden") == "FIRST is forbidden")
  }

  @Test func namesTheCommandInErrors() {
    let error = #expect(throws: UsageError.self) { try CommandReader(SampleCommand.syntax).read(["--nothing"]) }
    #expect(error?.command == "sample")
  }
}
