/// Two pieces of work measured in turn.
public struct Comparison: Hashable, Sendable {
  /// The work that is judged.
  public let first: Sample
  /// What it is judged by.
  public let second: Sample

  /// Pairs two samples of equal length, whose runs alternated.
  public init(_ first: Sample, _ second: Sample) {
    precondition(first.nanoseconds.count == second.nanoseconds.count, "A comparison needs runs in pairs.")
    self.first = first
    self.second = second
  }

  /// How many times as long the first takes: the median of the pairs' ratios, which a slow spell hardly moves.
  public var ratio: Double {
    Sample(nanoseconds: zip(first.nanoseconds, second.nanoseconds).map { $0 / max($1, 1) }).median
  }

  /// Both samples by a count of items.
  public func divided(by count: Int) -> Comparison {
    Comparison(first.divided(by: count), second.divided(by: count))
  }
}
