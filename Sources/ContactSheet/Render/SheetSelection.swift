/// Numbers of sheets, such as 1-3,7.
public struct SheetSelection: Hashable, Sendable {
  /// Ranges of numbers from 1, in ascending order and apart from each other.
  public let ranges: [ClosedRange<Int>]

  /// The sheets whose numbers lie in one of `ranges`, which may overlap; `Int.max` stands for no end.
  public init(_ ranges: [ClosedRange<Int>]) {
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { merged, range in
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
  }

  /// Whether sheet `number` is among them.
  public func contains(_ number: Int) -> Bool { ranges.contains { $0.contains(number) } }

  /// The last sheet among them, beyond which nothing needs to be read; `Int.max` when there is no last one.
  public var last: Int { ranges.last?.upperBound ?? 0 }

  /// How many of the sheets 1 to `count` are among them.
  public func count(upTo count: Int) -> Int {
    ranges.reduce(0) { $0 + max(0, min($1.upperBound, count) - $1.lowerBound + 1) }
  }
}
