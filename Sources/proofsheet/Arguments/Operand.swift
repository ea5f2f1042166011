/// A word of a command line that stands for itself, by its place.
struct Operand<Root: ArgumentsValue>: Sendable {
  var description: OperandDescription
  /// What a value must be, to follow "takes".
  var expectation: String
  /// Reads a word; false when it is not such a value.
  var read: @Sendable (String, inout Root) -> Bool

  /// A word that must be there.
  static func one<Value>(
    _ placeholder: String, sets path: any WritableKeyPath<Root, Value> & Sendable, _ kind: ArgumentValue<Value>,
    help: String
  ) -> Operand {
    make(placeholder, .one, kind, help: help) { $1[keyPath: path] = $0 }
  }

  /// A word that may be left out.
  static func optional<Value>(
    _ placeholder: String, sets path: any WritableKeyPath<Root, Value?> & Sendable, _ kind: ArgumentValue<Value>,
    help: String
  ) -> Operand {
    make(placeholder, .optional, kind, help: help) { $1[keyPath: path] = $0 }
  }

  /// All remaining words, `minimum` at least.
  static func many<Value>(
    _ placeholder: String, appendsTo path: any WritableKeyPath<Root, [Value]> & Sendable, atLeast minimum: Int = 0,
    _ kind: ArgumentValue<Value>, help: String
  ) -> Operand {
    make(placeholder, .atLeast(minimum), kind, help: help) { $1[keyPath: path].append($0) }
  }

  private static func make<Value>(
    _ placeholder: String, _ arity: OperandDescription.Arity, _ kind: ArgumentValue<Value>, help: String,
    set: @escaping @Sendable (Value, inout Root) -> Void
  ) -> Operand {
    Operand(
      description: OperandDescription(
        placeholder: placeholder, help: help, arity: arity, completion: kind.completion),
      expectation: kind.expectation
    ) { word, root in
      guard let value = kind.read(word) else { return false }
      set(value, &root)
      return true
    }
  }
}
