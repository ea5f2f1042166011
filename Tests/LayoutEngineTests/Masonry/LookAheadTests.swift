import LayoutEngine
import TestSupport
import Testing

/// Cards of random heights, a tenth of them two to four tracks wide.
private func cards(_ count: Int, tracks: Int, seed: UInt64) -> [MasonryItem] {
  var random = SplitMix64(seed: seed)
  return (0..<count).map { _ in
    let isWide = Int.random(in: 0..<10, using: &random) == 0
    let span = isWide ? Int.random(in: 2...min(4, tracks), using: &random) : 1
    return MasonryItem(height: CGFloat(Int.random(in: 60...360, using: &random)), span: span)
  }
}

private func tracks(_ count: Int) -> [GridTrack] {
  (0..<count).map { GridTrack(x: CGFloat($0) * 110, width: 100, spacing: 10) }
}

private func placed(_ items: [MasonryItem], tracks: [GridTrack], by placement: MasonryPlacement) -> [CGRect] {
  var placer = MasonryPlacer(tracks: tracks, rules: MasonryRules(rowGap: 10, placement: placement))
  var frames: [CGRect] = []
  placer.append(items, into: &frames)
  placer.finish(into: &frames)
  return frames
}

struct LookAheadTests {
  @Test(arguments: 4...8, [1, 2, 3] as [UInt64])
  func cutsTheWhiteSpaceAboveWideCardsByThreeFifths(count: Int, seed: UInt64) {
    let (items, tracks) = (cards(1000, tracks: count, seed: seed), tracks(count))
    let plain = Whitespace(frames: placed(items, tracks: tracks, by: .lowestTop), tracks: tracks, rowGap: 10)
    let ahead = placed(items, tracks: tracks, by: .lookAhead(window: 5))
    let cut = Whitespace(frames: ahead, tracks: tracks, rowGap: 10)
    #expect(plain.aboveSpans > 0)
    #expect(cut.aboveSpans <= 0.4 * plain.aboveSpans, "\(cut.aboveSpans / plain.aboveSpans)")
  }
}
