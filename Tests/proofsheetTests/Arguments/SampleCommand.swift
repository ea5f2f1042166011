@testable import proofsheet

/// A command with an option of every kind.
struct SampleCommand: Command, Equatable {
  enum Color: String, CaseIterable, Sendable {
    case red
    case green
  }

  var first: String?
  var rest: [String] = []
  var output = "out"
  var jobs: Int?
  var scale = 2.0
  var color = Color.red
  var ignored: [String] = []
  var look = "plain"
  var isLoud = false
  var isDry = false

  static let syntax = CommandSyntax<SampleCommand>(
    name: "sample", summary: "Tries the reader.", discussion: "Nothing is done.",
    operands: [
      .optional("FIRST", sets: \.first, .file("json"), help: "The first word"),
      .many("REST", appendsTo: \.rest, .text, help: "All other words"),
    ],
    options: [
      .value("-o", "--output", sets: \.output, .folder, help: "Where to write"),
      .value("-j", "--jobs", sets: \.jobs, .integer(in: 1...8), help: "Workers"),
      .value("--scale", sets: \.scale, .positive(upTo: 16), help: "Pixels a point"),
      .value("--color", sets: \.color, .choice, help: "The colour"),
      .values("--ignore", appendsTo: \.ignored, .text.named("NAME"), help: "What to pass over"),
      .value(
        "--look", sets: \.look, .file("json").named("LOOK", orOneOf: ["plain", "fancy"]), help: "How it looks"),
      .flag("-l", "--loud", sets: \.isLoud, help: "Say more"),
      .flag("-d", "--dry", sets: \.isDry, help: "Do nothing"),
    ],
    exclusive: [["--loud", "--dry"]])

  func run(_ console: Console) async throws -> ExitCode { .done }

  func validate() throws(UsageError) {
    if first == "forbidden" { throw UsageError("FIRST is forbidden") }
  }
}
