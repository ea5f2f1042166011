/// Reads one command's arguments into its value.
struct CommandReader<Root: ArgumentsValue> {
  private let syntax: CommandSyntax<Root>
  private var command = Root()
  private var words: ArraySlice<String> = []
  private var given: Set<String> = []
  private var operandCounts: [Int]

  init(_ syntax: CommandSyntax<Root>) {
    self.syntax = syntax
    operandCounts = Array(repeating: 0, count: syntax.operands.count)
  }

  /// The command that `arguments` ask for; nil when they ask for help.
  consuming func read(_ arguments: [String]) throws(UsageError) -> Root? {
    do throws(UsageError) {
      words = arguments[...]
      while let word = words.popFirst() {
        if word == "--" {
          while let operand = words.popFirst() { try readOperand(operand) }
        } else if CommandDescription.help.names.contains(word) {
          return nil
        } else if word.hasPrefix("--") {
          try readLong(word)
        } else if word.hasPrefix("-"), word != "-" {
          try readShort(word)
        } else {
          try readOperand(word)
        }
      }
      try checkWhatIsMissing()
      try command.validate()
      return command
    } catch {
      throw UsageError(error.description, command: syntax.name)
    }
  }

  private mutating func readLong(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let option = try find(parts[0])
    switch option.effect {
    case .flag(let set):
      guard parts.count == 1 else { throw UsageError("\(parts[0]) takes no value") }
      try note(option.description)
      set(&command)
    case .value:
      try setValue(of: option, spelled: parts[0], to: parts.count == 2 ? parts[1] : nextValue(of: option, parts[0]))
    }
  }

  /// `-j4`, `-j=4`, `-j 4`, or several flags behind one dash.
  private mutating func readShort(_ word: String) throws(UsageError) {
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      let name = "-\(letter)"
      let option = try find(name, in: word)
      switch option.effect {
      case .flag(let set):
        try note(option.description)
        set(&command)
      case .value:
        let value = letters.isEmpty ? try nextValue(of: option, name) : String(letters.trimmingPrefix("="))
        return try setValue(of: option, spelled: name, to: value)
      }
    }
  }

  private func find(_ name: String, in word: String? = nil) throws(UsageError) -> Option<Root> {
    if let option = syntax.options.first(where: { $0.description.names.contains(name) }) { return option }
    let known = syntax.description.allOptions.flatMap(\.names)
    let hint = Suggestion.hint(for: word ?? name, among: known)
    throw UsageError("unknown option \(word ?? name)\(hint)")
  }

  private mutating func nextValue(of option: Option<Root>, _ name: String) throws(UsageError) -> String {
    let known = syntax.description.allOptions.flatMap(\.names)
    guard let next = words.first, next != "--", !known.contains(next) else {
      throw UsageError("\(name) needs a value: \(option.description.placeholder ?? "")")
    }
    words.removeFirst()
    return next
  }

  private mutating func setValue(
    of option: Option<Root>, spelled name: String, to word: String
  ) throws(UsageError) {
    try note(option.description)
    guard case .value(let expectation, let set) = option.effect, !set(word, &command) else { return }
    throw UsageError(Self.refusal(of: word, by: name, expectation, option.description.completion))
  }

  private mutating func readOperand(_ word: String) throws(UsageError) {
    let place = syntax.operands.indices.first { index in
      if case .atLeast = syntax.operands[index].description.arity { return true }
      return operandCounts[index] == 0
    }
    guard let place else { throw UsageError("unexpected argument \"\(word)\"") }
    operandCounts[place] += 1
    let operand = syntax.operands[place]
    guard !operand.read(word, &command) else { return }
    throw UsageError(
      Self.refusal(of: word, by: operand.description.placeholder, operand.expectation, operand.description.completion))
  }

  /// Remembers that an option was given, against the sets of which only one may be.
  private mutating func note(_ option: OptionDescription) throws(UsageError) {
    given.formUnion(option.names)
    for names in syntax.exclusive {
      let both = names.filter(given.contains)
      guard both.count < 2 else { throw UsageError("\(both.listed(with: "and")) cannot be given together") }
    }
  }

  private func checkWhatIsMissing() throws(UsageError) {
    for (operand, count) in zip(syntax.operands.map(\.description), operandCounts) {
      let minimum =
        switch operand.arity {
        case .one: 1
        case .optional: 0
        case .atLeast(let minimum): minimum
        }
      guard count >= minimum else { throw UsageError("\(operand.placeholder) is missing") }
    }
    for option in syntax.options.map(\.description) where option.isRequired {
      guard given.contains(option.name) else {
        throw UsageError("\(option.names.first ?? option.name) \(option.placeholder ?? "") is missing")
      }
    }
  }

  private static func refusal(
    of word: String, by name: String, _ expectation: String, _ completion: Completion
  ) -> String {
    let hint = if case .words(let words) = completion { Suggestion.hint(for: word, among: words) } else { "" }
    return "\(name) takes \(expectation), not \"\(word)\"\(hint)"
  }
}
