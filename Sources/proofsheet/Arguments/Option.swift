/// An option of a command: its description, and what it does to the command's value.
struct Option<Root: ArgumentsValue>: Sendable {
  /// How an option changes the command.
  enum Effect: Sendable {
    case flag(@Sendable (inout Root) -> Void)
    /// Reads a word; false when it is not such a value.
    case value(expectation: String, @Sendable (String, inout Root) -> Bool)
  }

  var description: OptionDescription
  var effect: Effect

  /// An option without a value that sets a property.
  static func flag(
    _ names: String..., sets path: any WritableKeyPath<Root, Bool> & Sendable, to value: Bool = true, help: String
  ) -> Option {
    Option(
      description: OptionDescription(names: names, help: help),
      effect: .flag { $0[keyPath: path] = value })
  }

  /// An option whose value a property always has.
  static func value<Value>(
    _ names: String..., sets path: any WritableKeyPath<Root, Value> & Sendable, _ kind: ArgumentValue<Value>,
    help: String
  ) -> Option {
    make(names, kind, defaultText: kind.write(Root()[keyPath: path]), help: help) { $1[keyPath: path] = $0 }
  }

  /// An option whose value a property may lack; the command can be declared unable to do without it.
  static func value<Value>(
    _ names: String..., sets path: any WritableKeyPath<Root, Value?> & Sendable, _ kind: ArgumentValue<Value>,
    help: String, isRequired: Bool = false
  ) -> Option {
    var option = make(names, kind, defaultText: nil, help: help) { $1[keyPath: path] = $0 }
    option.description.isRequired = isRequired
    return option
  }

  /// An option that may be given more than once.
  static func values<Value>(
    _ names: String..., appendsTo path: any WritableKeyPath<Root, [Value]> & Sendable, _ kind: ArgumentValue<Value>,
    help: String
  ) -> Option {
    make(names, kind, defaultText: nil, help: help) { $1[keyPath: path].append($0) }
  }

  private static func make<Value>(
    _ names: [String], _ kind: ArgumentValue<Value>, defaultText: String?, help: String,
    set: @escaping @Sendable (Value, inout Root) -> Void
  ) -> Option {
    Option(
      description: OptionDescription(
        names: names, placeholder: kind.placeholder, help: help, defaultText: defaultText, completion: kind.completion),
      effect: .value(expectation: kind.expectation) { word, root in
        guard let value = kind.read(word) else { return false }
        set(value, &root)
        return true
      })
  }
}
