/// A progress bar on one line of a terminal, rewritten in place.
struct ProgressLine {
  private var isShown = false

  private static let barWidth = 24

  /// The bar for `done` of `total` sheets, over what was shown before.
  mutating func line(done: Int, of total: Int?, colored: Bool) -> String {
    var text = "sheet \(done)"
    if let total, total > 0 {
      let filled = min(Self.barWidth, done * Self.barWidth / total)
      let bar = String(repeating: "━", count: filled)
      let rest = String(repeating: "─", count: Self.barWidth - filled)
      text = (colored ? "\u{1B}[34m\(bar)\u{1B}[0m" : bar) + rest + " \(done) of \(total)"
    }
    defer { isShown = true }
    return "\r\u{1B}[K" + text
  }

  /// What takes the bar away, if there is one.
  mutating func cleared() -> String {
    defer { isShown = false }
    return isShown ? "\r\u{1B}[K" : ""
  }
}
