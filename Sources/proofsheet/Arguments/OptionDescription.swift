/// What help and shells need to know of an option.
struct OptionDescription: Hashable, Sendable {
  /// `-o`, `--output`: all its spellings, dashes included.
  var names: [String]
  /// What stands for its value; nil for a flag.
  var placeholder: String?
  /// What it does, in a sentence without a full stop.
  var help: String
  /// The value that it has when it is left out.
  var defaultText: String?
  /// What a shell may offer as its value.
  var completion: Completion = .nothing
  /// Whether the command cannot do without it.
  var isRequired = false

  /// The spelling for messages: the long one where there is one.
  var name: String { names.first { $0.hasPrefix("--") } ?? names.first ?? "" }

  /// As a synopsis shows it.
  var synopsis: String {
    let short = names.first { !$0.hasPrefix("--") } ?? name
    let text = placeholder.map { "\(short) \($0)" } ?? short
    return isRequired ? text : "[\(text)]"
  }
}
