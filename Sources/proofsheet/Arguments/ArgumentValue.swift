/// A kind of value: how it is named in help, read from a word, and written as a default.
struct ArgumentValue<Value: Sendable>: Sendable {
  /// What stands for the value in help.
  var placeholder: String
  /// What a value must be, to follow "takes".
  var expectation: String
  /// What a shell may offer.
  var completion: Completion
  /// Reads a word; nil when it is no such value.
  var read: @Sendable (String) -> Value?
  /// Writes a value as it would be given; nil where that says nothing.
  var write: @Sendable (Value) -> String?

  /// This kind under another name in help.
  func named(_ placeholder: String) -> ArgumentValue {
    var copy = self
    copy.placeholder = placeholder
    return copy
  }

  /// This kind of file under another name in help, shells offering `words` besides.
  func named(_ placeholder: String, orOneOf words: [String]) -> ArgumentValue {
    var copy = named(placeholder)
    if case .files(let extensions) = completion { copy.completion = .wordsOrFiles(words, extensions) }
    return copy
  }
}
