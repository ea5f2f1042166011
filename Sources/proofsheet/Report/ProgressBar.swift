import Synchronization

/// One line on a terminal that tells how far the work is, drawn over itself; nothing anywhere else.
final class ProgressBar: Sendable {
  private static let width = 24

  private let console: Console
  private let isShown = Mutex(false)

  init(_ console: Console) { self.console = console }

  /// Shows that `done` of `total` are finished; without a total, how many.
  func update(done: Int, of total: Int?, _ text: String) {
    guard console.isTerminal else { return }
    let bar = Self.bar(done: done, of: total).map { paint($0) + " " } ?? ""
    isShown.withLock { isShown in
      isShown = true
      console.show("\r\u{1B}[2K\(bar)\(text)")
    }
  }

  /// Takes the line away, so that something else can be written.
  func clear() {
    isShown.withLock { isShown in
      if isShown { console.show("\r\u{1B}[2K") }
      isShown = false
    }
  }

  /// The bar itself; nil where the end is not known.
  static func bar(done: Int, of total: Int?) -> String? {
    guard let total, total > 0 else { return nil }
    let filled = min(max(0, done), total) * width / total
    return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
  }

  private func paint(_ bar: String) -> String { console.isColored ? "\u{1B}[34m\(bar)\u{1B}[0m" : bar }
}
