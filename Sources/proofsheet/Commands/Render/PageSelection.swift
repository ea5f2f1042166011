/// Which pages are asked for, as in `1-3,7` or `5-`; pages count from 1.
struct PageSelection: Hashable, Sendable {
  /// In ascending order, apart from each other.
  var ranges: [ClosedRange<Int>]

  /// The selection that a text spells; nil when it spells none.
  init?(_ text: String) {
    var found: [ClosedRange<Int>] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let range = Self.range(part) else { return nil }
      found.append(range)
    }
    ranges = found.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }

  /// Whether a page is asked for.
  func contains(_ page: Int) -> Bool { ranges.contains { $0.contains(page) } }

  /// The last page asked for; nil when there is no last one.
  var last: Int? { ranges.last.flatMap { $0.upperBound == .max ? nil : $0.upperBound } }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = ends.first.flatMap(number) else { return nil }
    guard ends.count == 2 else { return first...first }
    guard !ends[1].isEmpty else { return first ... .max }
    guard let last = number(ends[1]), last >= first else { return nil }
    return first...last
  }

  /// Digits only, so that neither `+3` nor `-3` is a page.
  private static func number(_ text: Substring) -> Int? {
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
