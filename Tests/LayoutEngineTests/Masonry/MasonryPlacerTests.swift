import LayoutEngine
import Testing

struct MasonryPlacerTests {
  /// Tracks of 100 with gaps of 10.
  private func tracks(_ count: Int) -> [GridTrack] {
    (0..<count).map { GridTrack(x: CGFloat($0) * 110, width: 100, spacing: 10) }
  }

  private func placed(_ items: [MasonryItem], in count: Int, rules: MasonryRules) -> [CGRect] {
    var placer = MasonryPlacer(tracks: tracks(count), rules: rules)
    var frames: [CGRect] = []
    placer.append(items, into: &frames)
    return frames
  }

  @Test func fillsTheShortestColumnFirst() {
    let frames = placed(
      [40, 20, 10, 30].map { MasonryItem(height: $0) }, in: 2, rules: MasonryRules(rowGap: 5))
    // b's column is free at 25, c makes it 40; a's is free at 45.
    #expect(frames.map(\.minX) == [0, 110, 110, 110])
    #expect(frames.map(\.minY) == [0, 0, 25, 40])
  }

  @Test func putsAWideItemBelowTheLowerOfItsColumns() {
    let frames = placed(
      [MasonryItem(height: 40), MasonryItem(height: 20), MasonryItem(aspectRatio: 2, span: 2)], in: 3,
      rules: MasonryRules(rowGap: 5))
    // Tops are max(45, 25) and max(25, 0); 210 wide at 2:1 is 105 high.
    #expect(frames[2] == CGRect(x: 110, y: 25, width: 210, height: 105))
  }

  @Test func leavesTheLeastWhiteSpaceAboveAWideItem() {
    let items = [60, 10, 50, 50].map { MasonryItem(height: $0) } + [MasonryItem(height: 10, span: 2)]
    let rules = MasonryRules(rowGap: 0, placement: .leastWaste)
    // Waste is 50 over a and b, 40 over b and c, nothing over c and d, all with tops of 50 or 60.
    #expect(placed(items, in: 4, rules: rules)[4] == CGRect(x: 220, y: 50, width: 210, height: 10))
  }

  @Test func takesTurnsAndStartsOverWhereASpanDoesNotFit() {
    let items = [MasonryItem(height: 10), MasonryItem(height: 10), MasonryItem(height: 10, span: 2)]
    let frames = placed(items, in: 3, rules: MasonryRules(rowGap: 0, placement: .roundRobin))
    #expect(frames.map(\.minX) == [0, 110, 0])
    #expect(frames[2].minY == 10)
  }

  @Test func startsAPageFromASnapshotWithoutItsPredecessors() {
    let items = (0..<50).map { MasonryItem(height: CGFloat(($0 * 37) % 90 + 10)) }
    var placer = MasonryPlacer(tracks: tracks(3))
    var all: [CGRect] = []
    placer.append(Array(items[..<20]), into: &all)
    var snapshot = placer
    placer.append(Array(items[20...]), into: &all)
    var page: [CGRect] = []
    snapshot.append(Array(items[20...]), into: &page)
    #expect(page == Array(all[20...]))
  }

  @Test func saysWhyAnItemGoesWhereItGoes() {
    var placer = MasonryPlacer(tracks: tracks(3), rules: MasonryRules(rowGap: 0))
    var frames: [CGRect] = []
    placer.append([30, 20].map { MasonryItem(height: $0) }, into: &frames)
    let explanation = placer.explanation(of: MasonryItem(height: 10, span: 2))
    #expect(explanation.candidates.map(\.top) == [30, 20])
    #expect(explanation.candidates.map(\.waste) == [10, 20])
    #expect(explanation.track == 1)
    #expect(explanation.reason == .lowestTop)
    #expect(explanation.description == "track 1 at 20.0: its top is the lowest, the leftmost of equals")
  }

  @Test func countsTheWhiteSpaceOfAPage() {
    let items = [MasonryItem(height: 30), MasonryItem(height: 20), MasonryItem(height: 10, span: 2)]
    let frames = placed(items + [MasonryItem(height: 5)], in: 2, rules: MasonryRules(rowGap: 0))
    let space = Whitespace(frames: frames, tracks: tracks(2), rowGap: 0)
    // 10 above the wide item in the second column, 5 below it in the same; both columns end at 45.
    #expect(space.aboveSpans == 1000)
    #expect(space.aboveOthers == 0)
    #expect(space.below == 500)
    #expect(space.share == 1500.0 / 9000)
  }
}
