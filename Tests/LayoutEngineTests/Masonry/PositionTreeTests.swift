import TestSupport
import Testing

@testable import LayoutEngine

struct PositionTreeTests {
  @Test func findsTheLeftmostOfPositionsWithinTheTolerance() {
    var tree = PositionTree(count: 5)
    tree.set(0..<5, to: 10)
    tree.set(3, to: 5)
    #expect(tree.lowestTrack == 3)
    tree.set(1, to: 5.000_000_5)
    #expect(tree.lowestTrack == 1, "half a millionth is no difference")
    tree.set(1, to: 5.000_002)
    #expect(tree.lowestTrack == 3)
    #expect(tree.lowest == 5)
  }

  @Test func agreesWithALookAtEveryTrack() {
    for seed in LawCases.seeds {
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 1...40, using: &random)
      var tree = PositionTree(count: count)
      var positions = Array(repeating: CGFloat(0), count: count)
      for _ in 0..<60 {
        let first = Int.random(in: 0..<count, using: &random)
        let end = Bool.random(using: &random) ? first + 1 : Int.random(in: (first + 1)...count, using: &random)
        // Steps of less than the tolerance, so that chains of near ties come up.
        var position = CGFloat(Int.random(in: 0...12, using: &random)) * 4e-7
        if Int.random(in: 0...9, using: &random) == 0 { position = .infinity }
        if end == first + 1 { tree.set(first, to: position) } else { tree.set(first..<end, to: position) }
        for track in first..<end { positions[track] = position }

        let lowest = positions.min() ?? 0
        #expect(tree.lowest == lowest)
        #expect(tree.lowestTrack == positions.firstIndex { $0 <= lowest + 1e-6 })
        let cursor = Int.random(in: 0..<count, using: &random)
        let limit = lowest + CGFloat(Int.random(in: 0...5, using: &random)) * 1e-6
        let expected = positions[cursor...].firstIndex { $0 <= limit } ?? positions.firstIndex { $0 <= limit }
        #expect(tree.first(atMost: limit, from: cursor) == expected)
      }
    }
  }
}
