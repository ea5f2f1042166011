/// A completion script for fish.
struct FishCompletions {
  let program: ProgramDescription

  var script: String {
    let start = ["complete -c \(program.name) -f"]
    let options = ProgramDescription.options.map { option in
      "complete -c \(program.name) -n __fish_use_subcommand" + Self.names(option) + Self.quoted(" -d ", option.help)
    }
    let commands = program.commands.map { command in
      "complete -c \(program.name) -n __fish_use_subcommand -a \(command.name)" + Self.quoted(" -d ", command.summary)
    }
    return (start + options + commands + program.commands.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private func lines(of command: CommandDescription) -> [String] {
    let start = "complete -c \(program.name) -n '__fish_seen_subcommand_from \(command.name)'"
    let operands = command.operands.compactMap { values($0.completion).map { start + $0 } }
    let options = command.allOptions.map { option in
      let value = option.placeholder == nil ? "" : " -r" + (values(option.completion) ?? " -f")
      return start + Self.names(option) + value + Self.quoted(" -d ", option.help)
    }
    return operands + options
  }

  private static func names(_ option: OptionDescription) -> String {
    option.names.map { $0.hasPrefix("--") ? " -l \($0.dropFirst(2))" : " -s \($0.dropFirst())" }.joined()
  }

  private func values(_ completion: Completion) -> String? {
    switch completion {
    case .nothing: nil
    case .files: " -F"
    case .folders: " -f -a '(__fish_complete_directories)'"
    case .words(let words): Self.quoted(" -f -a ", words.joined(separator: " "))
    case .wordsOrFiles(let words, _): Self.quoted(" -F -a ", words.joined(separator: " "))
    case .commands: values(.words(program.commands.map(\.name)))
    }
  }

  private static func quoted(_ label: String, _ text: String) -> String {
    label + "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
