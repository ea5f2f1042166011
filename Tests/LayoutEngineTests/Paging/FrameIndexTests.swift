import LayoutEngine
import TestSupport
import Testing

struct FrameIndexTests {
  private func visible(_ frame: CGRect, from: CGFloat, to: CGFloat) -> Bool {
    let (start, end) = (frame.minY, frame.maxY)
    guard from < to else { return false }
    return end > start ? start < to && end > from : from <= start && start < to
  }

  @Test func findsAFrameThatOnlyReachesIntoTheWindowButNoneThatTouchesIt() {
    var index = FrameIndex()
    index.append([
      CGRect(x: 0, y: 0, width: 10, height: 100), CGRect(x: 20, y: 0, width: 10, height: 400),
      CGRect(x: 0, y: 100, width: 10, height: 0), CGRect(x: 0, y: 100, width: 10, height: 50),
    ])
    #expect(index.items(from: 100, to: 120) == [1, 2, 3])
    #expect(index.items(from: 200, to: 300) == [1])
    #expect(index.items(from: -50, to: 0).isEmpty)
    #expect(index.items(from: 5, to: 5).isEmpty)
    #expect(index.items(from: .nan, to: 5).isEmpty)
    #expect(index.items(from: -.infinity, to: .infinity) == [0, 1, 2, 3])
  }

  @Test func findsWhatALookAtEveryFrameFinds() {
    for seed in LawCases.seeds {
      var random = SplitMix64(seed: seed)
      // Long lists fill several blocks of a lane; dense ones are not sorted.
      let masonry = RandomMasonry(seed: seed, count: seed % 20 == 0 ? 400 : 30)
      let frames = masonry.frames()
      var index = FrameIndex(lanes: seed % 3 == 0 ? .rows : .tracks)
      index.append(frames)
      let height = frames.map(\.maxY).max() ?? 0
      for _ in 0..<8 {
        let edges: [CGFloat] = frames.map(\.minY) + frames.map(\.maxY)
        let from =
          Bool.random(using: &random)
          ? edges.randomElement(using: &random) ?? 0 : CGFloat.random(in: -10...(height + 10), using: &random)
        let to = from + CGFloat(Int.random(in: -1...60, using: &random))
        let expected = frames.indices.filter { visible(frames[$0], from: from, to: to) }
        #expect(index.items(from: from, to: to) == expected, "seed \(seed), \(from) ..< \(to)")
      }
    }
  }

  @Test func cutsAHorizontalLayoutAlongX() {
    var index = FrameIndex(axis: .horizontal)
    index.append([CGRect(x: 0, y: 0, width: 50, height: 10), CGRect(x: 60, y: 0, width: 50, height: 10)])
    #expect(index.items(from: 50, to: 61) == [1])
    #expect(index.count == 2)
  }
}
