/// The commands, and the way from words to one of them.
struct Program: Sendable {
  /// What a command line comes to.
  enum Request: Sendable {
    /// Text to print, and nothing more.
    case text(String)
    case run(@Sendable (Console) async throws -> ExitCode)
  }

  var description: ProgramDescription
  var commands: [AnyCommand]

  /// A program of the given commands; `help` and `completions` come by themselves.
  init(name: String, version: String, summary: String, commands: [AnyCommand]) {
    self.commands = commands
    description = ProgramDescription(
      name: name, version: version, summary: summary,
      commands: commands.map(\.description) + [CompletionsCommand.syntax.description, HelpCommand.syntax.description])
  }

  /// What `arguments`, the program's name left out, ask for.
  func request(_ arguments: [String]) throws(UsageError) -> Request {
    let help = HelpText(program: description)
    guard let first = arguments.first else { throw UsageError("a command is missing") }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "-h", "--help": return .text(help.overview)
    case "--version": return .text("\(description.name) \(description.version)\n")
    case HelpCommand.syntax.name:
      return .text(try CommandReader(HelpCommand.syntax).read(rest)?.text(help) ?? help.overview)
    case CompletionsCommand.syntax.name:
      let request = try CommandReader(CompletionsCommand.syntax).read(rest)
      return .text(request?.text(description) ?? help.text(for: CompletionsCommand.syntax.description))
    default:
      let command = try command(named: first)
      return switch try command.read(rest) {
      case .help: .text(help.text(for: command.description))
      case .run(let body): .run(body)
      }
    }
  }

  private func command(named name: String) throws(UsageError) -> AnyCommand {
    if let command = commands.first(where: { $0.description.name == name }) { return command }
    throw UsageError("unknown \(name.hasPrefix("-") ? "option" : "command") \(name)\(hint(for: name))")
  }

  /// What a first word that is no command was meant for: a command's option, the first command's file, or a typing slip.
  private func hint(for word: String) -> String {
    if word.hasPrefix("-") {
      let option = String(word.prefix { $0 != "=" })
      let owner = description.commands.first { $0.allOptions.contains { $0.names.contains(option) } }
      if let owner { return "; did you mean \(description.name) \(owner.name) \(option)?" }
    } else if word.contains(".") || word.contains("/"), let main = description.commands.first {
      return "; did you mean \(description.name) \(main.name) \(word)?"
    }
    let known = description.commands.map(\.name) + ProgramDescription.options.flatMap(\.names)
    return Suggestion.hint(for: word, among: known)
  }
}
