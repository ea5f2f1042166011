/// What a shell may offer in place of a value.
enum Completion: Hashable, Sendable {
  case nothing
  /// Files; only those with one of the given extensions, when there are any.
  case files([String])
  case folders
  case words([String])
}
