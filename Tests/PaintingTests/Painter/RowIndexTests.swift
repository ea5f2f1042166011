import TestSupport
import Testing

@testable import Painting

@Suite struct RowIndexTests {
  @Test func findsWhatAScanFinds() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<60 {
      var index = RowIndex()
      let ranges = (0..<40).map { _ in
        let low = Int.random(in: 0..<5000, using: &random)
        let length = [0, 1, 30, 31, 32, 33, 500, 4000].randomElement(using: &random) ?? 0
        return low..<(low + length)
      }
      for range in ranges { index.append(range) }
      for _ in 0..<20 {
        let low = Int.random(in: 0..<9000, using: &random)
        let rows = low..<(low + Int.random(in: 0..<700, using: &random))
        #expect(index.items(touching: rows) == ranges.indices.filter { ranges[$0].overlaps(rows) && !rows.isEmpty })
      }
    }
  }
}
