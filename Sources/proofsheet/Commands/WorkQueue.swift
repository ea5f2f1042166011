import Synchronization

/// Things to do, handed out one at a time in their order to whoever asks.
final class WorkQueue<Element: Sendable>: Sendable {
  private let rest: Mutex<ArraySlice<Element>>

  init(_ elements: [Element]) { rest = Mutex(elements[...]) }

  /// The next thing to do; nil when all are taken.
  func next() -> Element? { rest.withLock { $0.popFirst() } }
}
