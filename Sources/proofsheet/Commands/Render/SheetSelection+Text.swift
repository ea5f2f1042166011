import ContactSheet

extension SheetSelection {
  /// The sheets that a text such as `1-3,7` or `5-` spells; nil when it spells none.
  init?(_ text: String) {
    var found: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let range = Self.range(part) else { return nil }
      found.append(range)
    }
    self.init(found)
  }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = ends.first.flatMap(number) else { return nil }
    guard ends.count == 2 else { return first...first }
    guard !ends[1].isEmpty else { return first ... .max }
    guard let last = number(ends[1]), last >= first else { return nil }
    return first...last
  }

  /// Digits only, so that neither `+3` nor `-3` is a sheet.
  private static func number(_ text: Substring) -> Int? {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
