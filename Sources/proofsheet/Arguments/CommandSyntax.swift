/// What a command accepts, as a value.
struct CommandSyntax<Root: ArgumentsValue>: Sendable {
  var name: String
  /// What the command does, in a sentence.
  var summary: String
  /// What else a reader should know.
  var discussion = ""
  var operands: [Operand<Root>] = []
  var options: [Option<Root>] = []
  /// Sets of option names of which only one may be given.
  var exclusive: [[String]] = []

  var description: CommandDescription {
    CommandDescription(
      name: name, summary: summary, discussion: discussion, operands: operands.map(\.description),
      options: options.map(\.description))
  }
}
