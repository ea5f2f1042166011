/// A completion script for bash.
struct BashCompletions {
  let program: ProgramDescription

  var script: String {
    """
    _\(program.name)() {
      local word="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      COMPREPLY=()
      if [ "$COMP_CWORD" -eq 1 ]; then
        COMPREPLY=($(compgen -W "\(topLevel)" -- "$word"))
        return
      fi
      case "${COMP_WORDS[1]}" in
    \(program.commands.map(body).joined(separator: "\n"))
      esac
    }
    complete -o filenames -F _\(program.name) \(program.name)

    """
  }

  private var topLevel: String {
    (program.commands.map(\.name) + ProgramDescription.options.flatMap(\.names)).joined(separator: " ")
  }

  private func body(of command: CommandDescription) -> String {
    let valued = command.options.filter { $0.placeholder != nil }
    let cases = valued.map { option in
      "      \(option.names.joined(separator: "|"))) \(reply(option.completion)); return ;;"
    }
    let choice = cases.isEmpty ? [] : ["      case \"$previous\" in"] + cases.map { "  " + $0 } + ["      esac"]
    let names = command.allOptions.flatMap(\.names).joined(separator: " ")
    let operand = command.operands.first?.completion ?? .nothing
    let lines =
      ["    \(command.name))"] + choice + [
        "      case \"$word\" in",
        "        -*) COMPREPLY=($(compgen -W \"\(names)\" -- \"$word\")) ;;",
        "        *) \(reply(operand)) ;;",
        "      esac",
        "      ;;",
      ]
    return lines.joined(separator: "\n")
  }

  private func reply(_ completion: Completion) -> String {
    switch completion {
    case .nothing: ":"
    case .files: "COMPREPLY=($(compgen -f -- \"$word\"))"
    case .folders: "COMPREPLY=($(compgen -d -- \"$word\"))"
    case .words(let words): "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\"))"
    case .wordsOrFiles(let words, _):
      "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$word\") $(compgen -f -- \"$word\"))"
    case .commands: reply(.words(program.commands.map(\.name)))
    }
  }
}
