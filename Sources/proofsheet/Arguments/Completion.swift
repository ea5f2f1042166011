/// What a shell may offer in place of a value.
enum Completion: Hashable, Sendable {
  case nothing
  /// Files; only those with one of the given extensions, when there are any.
  case files([String])
  case folders
  case words([String])
  /// Words, and files as above.
  case wordsOrFiles([String], [String])
  /// The program's commands.
  case commands
}
