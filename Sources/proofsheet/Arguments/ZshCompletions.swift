/// A completion script for zsh.
struct ZshCompletions {
  let program: ProgramDescription

  var script: String {
    let list = program.commands.map { "    '\(Self.escaped($0.name)):\(Self.escaped($0.summary))'" }
    return """
      #compdef \(program.name)
      _\(program.name)() {
        local -a commands
        commands=(
      \(list.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe -t commands command commands
          _arguments \(ProgramDescription.options.flatMap(specifications).joined(separator: " "))
          return
        fi
        local command="$words[2]"
        shift words
        (( CURRENT -= 1 ))
        case "$command" in
      \(program.commands.map(body).joined(separator: "\n"))
        esac
      }
      if [[ "$funcstack[1]" == "_\(program.name)" ]]; then
        _\(program.name) "$@"
      else
        compdef _\(program.name) \(program.name)
      fi

      """
  }

  private func body(of command: CommandDescription) -> String {
    let operands = command.operands.map { operand in
      let place =
        switch operand.arity {
        case .one: ":"
        case .optional: "::"
        case .atLeast: "*:"
        }
      return "'\(place)\(Self.escaped(operand.placeholder)):\(action(operand.completion))'"
    }
    let all = command.allOptions.flatMap(specifications) + operands
    return "    \(command.name)) _arguments -s \\\n      " + all.joined(separator: " \\\n      ") + " ;;"
  }

  /// One for each name, every name ruling out the others.
  private func specifications(_ option: OptionDescription) -> [String] {
    let excluded = "(" + option.names.joined(separator: " ") + ")"
    return option.names.map { name in
      let value = option.placeholder.map { ":\(Self.escaped($0)):\(action(option.completion))" } ?? ""
      let join = option.placeholder == nil ? "" : name.hasPrefix("--") ? "=" : "+"
      return "'\(excluded)\(name)\(join)[\(Self.escaped(option.help))]\(value)'"
    }
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .nothing: " "
    case .files(let extensions) where extensions.isEmpty: "_files"
    case .files(let extensions): "_files -g \"*.(\(extensions.joined(separator: "|")))\""
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .wordsOrFiles(let words, let extensions):
      // A colon would end the part of the specification that this is.
      "{compadd \(words.joined(separator: " ")); \(action(.files(extensions)))}"
    case .commands: action(.words(program.commands.map(\.name)))
    }
  }

  /// Colons and brackets end parts of a specification, a quote ends the word.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "'": result += "'\\''"
      case ":", "[", "]", "\\": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }
}
