/// What help and shells need to know of an operand.
struct OperandDescription: Hashable, Sendable {
  /// How many words an operand takes.
  enum Arity: Hashable, Sendable {
    case one
    case optional
    case atLeast(Int)
  }

  /// What stands for it in help.
  var placeholder: String
  /// What it is, in a sentence without a full stop.
  var help: String
  var arity: Arity
  /// What a shell may offer.
  var completion: Completion

  /// As a synopsis shows it.
  var synopsis: String {
    switch arity {
    case .one: placeholder
    case .optional: "[\(placeholder)]"
    case .atLeast(0): "[\(placeholder)…]"
    case .atLeast: "\(placeholder)…"
    }
  }
}
