/// How content of a fixed ratio uses the space that it is offered.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of the content lies inside.
  case fit
  /// The content leaves no space empty, and may reach out of it.
  case fill
}
