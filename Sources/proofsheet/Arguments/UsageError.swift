/// A command line that cannot be understood.
struct UsageError: Error, Hashable, CustomStringConvertible {
  /// A sentence for a person.
  var description: String
  /// The command that was being read; nil before one was named.
  var command: String?

  init(_ description: String, command: String? = nil) {
    self.description = description
    self.command = command
  }
}
