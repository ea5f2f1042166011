/// Measures work by running it again and again.
///
/// The room for the measurements is there before the first run, and nothing is allocated between runs.
public struct Bench: Sendable {
  /// Runs that are not measured, to fill caches and let lazy values settle.
  public var warmUps: Int
  /// Runs that are measured at least.
  public var minimumRuns: Int
  /// Measuring goes on for at least so long, unless `maximumRuns` come first.
  public var time: Duration
  /// Runs that are measured at most.
  public var maximumRuns: Int

  /// A setting; the defaults suit work of a microsecond to a second.
  public init(warmUps: Int = 2, minimumRuns: Int = 5, time: Duration = .milliseconds(300), maximumRuns: Int = 1000) {
    precondition(warmUps >= 0 && minimumRuns > 0 && maximumRuns >= minimumRuns, "A bench needs runs to measure.")
    self.warmUps = warmUps
    self.minimumRuns = minimumRuns
    self.time = time
    self.maximumRuns = maximumRuns
  }

  /// Measures one piece of work. What it returns is kept from being optimised away.
  public func measure<Value>(_ work: () throws -> Value) rethrows -> Sample {
    for _ in 0..<warmUps { keep(try work()) }
    var durations: [Double] = []
    durations.reserveCapacity(maximumRuns)
    let clock = ContinuousClock()
    let start = clock.now
    var now = start
    while durations.count < minimumRuns || (durations.count < maximumRuns && now - start < time) {
      let before = clock.now
      keep(try work())
      now = clock.now
      durations.append((now - before).nanoseconds)
    }
    return Sample(nanoseconds: durations)
  }

  /// Measures two pieces of work in turn, so that whatever slows the machine slows both.
  public func compare<First, Second>(
    _ first: () throws -> First, with second: () throws -> Second
  ) rethrows -> Comparison {
    for _ in 0..<warmUps {
      keep(try first())
      keep(try second())
    }
    var durations: (first: [Double], second: [Double]) = ([], [])
    durations.first.reserveCapacity(maximumRuns)
    durations.second.reserveCapacity(maximumRuns)
    let clock = ContinuousClock()
    let start = clock.now
    var end = start
    while durations.first.count < minimumRuns || (durations.first.count < maximumRuns && end - start < time) {
      let before = clock.now
      keep(try first())
      let between = clock.now
      keep(try second())
      end = clock.now
      durations.first.append((between - before).nanoseconds)
      durations.second.append((end - between).nanoseconds)
    }
    return Comparison(Sample(nanoseconds: durations.first), Sample(nanoseconds: durations.second))
  }
}

/// A place that the compiler must assume to be looked at.
@_optimize(none)
private func keep<Value>(_: Value) {}

extension Duration {
  /// As a number.
  public var nanoseconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
  }
}
