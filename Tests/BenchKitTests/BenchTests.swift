import BenchKit
import Testing

@Suite struct BenchTests {
  @Test func warmUpsAreNotMeasured() {
    var runs = 0
    let sample = Bench(warmUps: 3, minimumRuns: 4, time: .zero, maximumRuns: 4).measure { runs += 1 }
    #expect(runs == 7)
    #expect(sample.nanoseconds.count == 4)
    #expect(sample.minimum >= 0)
  }

  @Test func measuringEndsAtTheMostRuns() {
    let sample = Bench(warmUps: 0, minimumRuns: 1, time: .seconds(60), maximumRuns: 9).measure { 0 }
    #expect(sample.nanoseconds.count == 9)
  }

  @Test func comparedWorkAlternates() {
    var order = ""
    let comparison = Bench(warmUps: 1, minimumRuns: 2, time: .zero, maximumRuns: 2)
      .compare({ order += "a" }, with: { order += "b" })
    #expect(order == "ababab")
    #expect(comparison.first.nanoseconds.count == 2)
    #expect(comparison.second.nanoseconds.count == 2)
  }

  @Test func durationsAreNumbers() {
    #expect((Duration.seconds(2) + .nanoseconds(5)).nanoseconds == 2_000_000_005)
  }
}
