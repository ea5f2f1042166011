/// What help and shells need to know of the whole program.
struct ProgramDescription: Hashable, Sendable {
  var name: String
  var version: String
  /// What it is, in a sentence.
  var summary: String
  var commands: [CommandDescription]

  /// The options that stand before any command.
  static let options = [
    CommandDescription.help, OptionDescription(names: ["--version"], help: "Show the version"),
  ]
}
