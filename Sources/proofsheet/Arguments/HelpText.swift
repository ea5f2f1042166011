/// Help for a person, made from descriptions.
struct HelpText {
  /// Columns of a line.
  private static let width = 100
  /// Where descriptions start.
  private static let indent = 30

  let program: ProgramDescription

  /// Help on the program as a whole.
  var overview: String {
    var lines = [program.summary, "", "Usage: \(program.name) COMMAND [options]", "", "Commands:"]
    lines += program.commands.flatMap { Self.entry($0.name, $0.summary) }
    lines += ["", "Options:"]
    lines += ProgramDescription.options.flatMap { Self.entry(Self.label($0), Self.sentence($0)) }
    lines += ["", "\(program.name) help COMMAND tells more about one of them."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Help on one command.
  func text(for command: CommandDescription) -> String {
    var lines = synopsis(of: command) + [""] + Self.wrapped(command.summary, indent: 0)
    if !command.discussion.isEmpty { lines += [""] + Self.wrapped(command.discussion, indent: 0) }
    if !command.operands.isEmpty {
      lines += ["", "Arguments:"]
      lines += command.operands.flatMap { Self.entry($0.placeholder, $0.help + ".") }
    }
    lines += ["", "Options:"]
    lines += command.allOptions.flatMap { Self.entry(Self.label($0), Self.sentence($0)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func synopsis(of command: CommandDescription) -> [String] {
    let start = "Usage: \(program.name) \(command.name)"
    let pieces = command.operands.map(\.synopsis) + command.options.map(\.synopsis)
    return Self.lines(of: pieces, first: start, indent: start.count)
  }

  private static func label(_ option: OptionDescription) -> String {
    // Long names stand below each other whether or not there is a short one.
    let indent = option.names.contains { !$0.hasPrefix("--") } ? "" : "    "
    let names = indent + option.names.joined(separator: ", ")
    return option.placeholder.map { "\(names) \($0)" } ?? names
  }

  private static func sentence(_ option: OptionDescription) -> String {
    option.defaultText.map { "\(option.help) (default: \($0))." } ?? option.help + "."
  }

  private static func entry(_ label: String, _ text: String) -> [String] {
    let body = wrapped(text, indent: indent)
    let start = "  " + label
    guard let first = body.first, start.count + 2 <= indent else { return [start] + body }
    let padded = start + String(repeating: " ", count: indent - start.count)
    return [padded + first.dropFirst(indent)] + body.dropFirst()
  }

  private static func wrapped(_ text: String, indent: Int) -> [String] {
    let words = text.split(separator: " ").map(String.init)
    let margin = String(repeating: " ", count: indent)
    guard let first = words.first else { return [] }
    return lines(of: Array(words.dropFirst()), first: margin + first, indent: indent - 1)
  }

  /// Pieces set one after the other behind `first`; lines after it start one column behind `indent`.
  private static func lines(of pieces: [String], first: String, indent: Int) -> [String] {
    var lines = [first]
    for piece in pieces {
      if let last = lines.last, last.count + 1 + piece.count <= width {
        lines[lines.count - 1] = last + " " + piece
      } else {
        lines.append(String(repeating: " ", count: indent + 1) + piece)
      }
    }
    return lines
  }
}
