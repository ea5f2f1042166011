import TestSupport
import Testing

@testable import LayoutEngine

struct LookAheadOrderTests {
  /// The items in the order in which they are placed.
  private func order(_ items: [MasonryItem], tracks: [GridTrack], window: Int) -> [Int] {
    var placer = MasonryPlacer(
      tracks: tracks, rules: MasonryRules(rowGap: 10, placement: .lookAhead(window: window)))
    var frames: [CGRect] = []
    var order: [Int] = []
    var waiting: [Int] = []
    func note(_ arrived: Range<Int>) {
      waiting += arrived
      let still = Set(placer.window?.pending.map(\.index) ?? [])
      let placed = waiting.filter { !still.contains($0) }
      // Of items that are placed together the wide one comes last, the others in source order.
      order += placed.filter { items[$0].span == 1 } + placed.filter { items[$0].span > 1 }
      waiting.removeAll { !still.contains($0) }
    }
    for (index, item) in items.enumerated() {
      placer.append([item], into: &frames)
      note(index..<(index + 1))
    }
    while placer.window?.pending.isEmpty == false {
      placer.placeNext(into: &frames)
      note(0..<0)
    }
    #expect(frames.count == items.count)
    return order
  }

  @Test(arguments: 4...8)
  func movesNoCardByMoreThanFivePlaces(count: Int) {
    let tracks = (0..<count).map { GridTrack(x: CGFloat($0) * 110, width: 100, spacing: 10) }
    for seed in 1...3 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let items = (0..<1000).map { _ in
        let span = Int.random(in: 0..<10, using: &random) == 0 ? Int.random(in: 2...4, using: &random) : 1
        return MasonryItem(height: CGFloat(Int.random(in: 60...360, using: &random)), span: span)
      }
      let order = order(items, tracks: tracks, window: 5)
      #expect(order.sorted() == Array(items.indices))
      #expect(order != Array(items.indices))
      #expect(order.enumerated().allSatisfy { abs($0.offset - $0.element) <= 5 })
    }
  }
}
