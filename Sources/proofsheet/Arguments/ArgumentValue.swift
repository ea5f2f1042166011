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
}
