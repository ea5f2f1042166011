/// Durations of repeated runs of the same work, in nanoseconds.
public struct Sample: Hashable, Sendable {
  /// In order of measuring.
  public let nanoseconds: [Double]

  /// Measured durations; there must be at least one.
  public init(nanoseconds: [Double]) {
    precondition(!nanoseconds.isEmpty, "A sample needs a measurement.")
    self.nanoseconds = nanoseconds
  }

  /// The shortest: what the work costs when nothing disturbs it.
  public var minimum: Double { nanoseconds.reduce(.infinity, min) }
  /// The middle one, or the mean of the two in the middle.
  public var median: Double { Self.median(nanoseconds) }
  /// The median distance from the median: how far a run strays, whatever a few outliers do.
  public var medianAbsoluteDeviation: Double {
    let middle = median
    return Self.median(nanoseconds.map { abs($0 - middle) })
  }

  /// Each duration by a count of items.
  public func divided(by count: Int) -> Sample {
    precondition(count > 0, "A sample is divided by a positive count.")
    return Sample(nanoseconds: nanoseconds.map { $0 / Double(count) })
  }

  private static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
  }
}
