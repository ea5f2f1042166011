/// `help COMMAND`.
struct HelpCommand: ArgumentsValue {
  var topic: String?

  static let syntax = CommandSyntax<HelpCommand>(
    name: "help", summary: "Tells how a command is used.",
    operands: [.optional("COMMAND", sets: \.topic, .command, help: "The command to tell about")])

  /// Help on the topic, or on everything.
  func text(_ help: HelpText) throws(UsageError) -> String {
    guard let topic else { return help.overview }
    if let command = help.program.commands.first(where: { $0.name == topic }) { return help.text(for: command) }
    let hint = Suggestion.hint(for: topic, among: help.program.commands.map(\.name))
    throw UsageError("there is no command \(topic)\(hint)", command: "help")
  }
}
