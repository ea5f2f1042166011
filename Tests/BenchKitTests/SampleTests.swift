import BenchKit
import Testing

@Suite struct SampleTests {
  @Test func anOddNumberHasAMiddle() {
    let sample = Sample(nanoseconds: [9, 1, 4, 100, 2])
    #expect(sample.minimum == 1)
    #expect(sample.median == 4)
    // Distances from 4 are 5, 3, 0, 96, 2.
    #expect(sample.medianAbsoluteDeviation == 3)
  }

  @Test func anEvenNumberHasTwoOfWhichTheMeanIsTaken() {
    let sample = Sample(nanoseconds: [10, 20, 40, 80])
    #expect(sample.median == 30)
    // Distances from 30 are 20, 10, 10, 50.
    #expect(sample.medianAbsoluteDeviation == 15)
  }

  @Test func isDividedByACount() {
    #expect(Sample(nanoseconds: [10, 20]).divided(by: 4) == Sample(nanoseconds: [2.5, 5]))
  }

  @Test func theRatioIsTheMedianOfPairs() {
    // The slow spell of the third pair counts once, not in the sums.
    let comparison = Comparison(Sample(nanoseconds: [20, 22, 900]), Sample(nanoseconds: [10, 10, 300]))
    #expect(comparison.ratio == 2.2)
  }
}
