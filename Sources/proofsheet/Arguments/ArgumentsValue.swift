/// A value that a list of words can be read into.
protocol ArgumentsValue: Sendable {
  /// The value with every option left out.
  init()

  /// What it accepts.
  static var syntax: CommandSyntax<Self> { get }

  /// Checks what options cannot be checked for one by one.
  func validate() throws(UsageError)
}

extension ArgumentsValue {
  func validate() throws(UsageError) {}
}
