/// What help and shells need to know of a command.
struct CommandDescription: Hashable, Sendable {
  var name: String
  /// What it does, in a sentence.
  var summary: String
  /// What else a reader should know.
  var discussion: String
  var operands: [OperandDescription]
  /// Its own options; ``allOptions`` has help as well.
  var options: [OptionDescription]

  /// The option that every command has.
  static let help = OptionDescription(names: ["-h", "--help"], help: "Show this help")

  var allOptions: [OptionDescription] { options + [Self.help] }
}
