import LayoutEngine
import TestSupport
import Testing

struct FlowArrangerTests {
  private func sizes(_ widths: [CGFloat], height: CGFloat = 10) -> [CGSize] {
    widths.map { CGSize(width: $0, height: height) }
  }

  @Test func countsNoGapBehindTheLastItemOfARow() {
    let flow = FlowArranger(spacing: 8).arranged(sizes([46, 46]), width: 100)
    #expect(flow.size == CGSize(width: 100, height: 10))
    #expect(flow.frames.map(\.minX) == [0, 54])
  }

  @Test func opensNoEmptyRowForAnItemThatIsTooWide() {
    let flow = FlowArranger(rowGap: 5).arranged(sizes([150, 40]), width: 100)
    #expect(flow.frames.map(\.minY) == [0, 15])
    #expect(flow.size == CGSize(width: 150, height: 25))
  }

  @Test func givesEveryItemOfARowTheHeightOfItsHighest() {
    let heights: [CGFloat] = [20, 50, 10, 30]
    let items = heights.map { CGSize(width: 30, height: $0) }
    let rows = FlowArranger(spacing: 5, rowGap: 0, heights: .row).arranged(items, width: 100)
    #expect(rows.frames.map(\.height) == [50, 50, 50, 30])
    let all = FlowArranger(spacing: 5, rowGap: 0, heights: .all).arranged(items, width: 100)
    #expect(all.frames.map(\.height) == [50, 50, 50, 50])
    #expect(all.size.height == 100)
  }

  @Test func fillsEvenLinesAboutEqually() {
    // Greedily 4 and 1; evenly 3 and 2, as 3 × 20 + 2 × 5 = 70 is the narrowest width of two rows.
    let items = sizes([20, 20, 20, 20, 20])
    let greedy = FlowArranger(spacing: 5).arranged(items, width: 100)
    #expect(greedy.rows.map(\.items) == [0..<4, 4..<5])
    let even = FlowArranger(spacing: 5, breaking: .even).arranged(items, width: 100)
    #expect(even.rows.map(\.items) == [0..<3, 3..<5])
    #expect(even.size.width == 70)
  }

  @Test func leavesOutWhatIsBehindTheRowLimit() {
    let flow = FlowArranger(spacing: 5, rowGap: 5, rowLimit: 2).arranged(sizes([60, 60, 60]), width: 100)
    #expect(flow.frames.count == 2)
    #expect(flow.size == CGSize(width: 60, height: 25))
    #expect(FlowArranger(rowLimit: 0).arranged(sizes([10]), width: 100).size == .zero)
  }

  @Test func alignsRowsInTheReportedWidth() {
    let flow = FlowArranger(spacing: 0, alignment: .end, report: .proposal).arranged(sizes([60, 30]), width: 80)
    #expect(flow.frames.map(\.minX) == [20, 50])
    #expect(flow.size.width == 80)
  }

  @Test func laysEverythingInOneRowWithoutAWidth() {
    for width in [nil, .infinity, .nan] as [CGFloat?] {
      #expect(FlowArranger(spacing: 1).arranged(sizes([500, 600]), width: width).size.width == 1101)
    }
  }

  @Test func isTheBoundingBoxOfWhatItPlacesWithoutOverlaps() {
    for seed in LawCases.seeds {
      let (flow, items, width) = randomFlow(seed)
      let arrangement = flow.arranged(items, width: width)
      let frames = arrangement.frames
      #expect(frames.count == items.count)
      if flow.report == .bounds, flow.rowAlignment == .start || flow.heights != .own {
        #expect(abs(arrangement.size.width - (frames.map(\.maxX).max() ?? 0)) <= 1e-9)
        #expect(abs(frames.map(\.minX).min() ?? 0) <= 1e-9)
      }
      #expect(
        abs(
          arrangement.size.height - arrangement.rows.reduce(0) { $0 + $1.height }
            - flow.rowGap * CGFloat(max(0, arrangement.rows.count - 1))) <= 1e-9)
      for (index, frame) in frames.enumerated() {
        let isCrossed = frames[..<index].contains { other in
          min(frame.maxX, other.maxX) - max(frame.minX, other.minX) > 1e-9
            && min(frame.maxY, other.maxY) - max(frame.minY, other.minY) > 1e-9
        }
        #expect(!isCrossed, "seed \(seed)")
      }
    }
  }

  @Test func mirrorsExactlyAndNeedsNoRowMoreForEvenLines() {
    for seed in LawCases.seeds {
      var (flow, items, width) = randomFlow(seed)
      let plain = flow.arranged(items, width: width)
      flow.direction = .rightToLeft
      let mirrored = flow.arranged(items, width: width)
      #expect(mirrored.size == plain.size)
      for (frame, image) in zip(plain.frames, mirrored.frames) {
        #expect(image.minX == plain.size.width - frame.minX - frame.width)
      }
      flow.breaking = .greedy
      let greedy = flow.arranged(items, width: width).rows
      flow.breaking = .even
      let even = flow.arranged(items, width: width).rows
      #expect(even.count == greedy.count)
      #expect((even.map(\.width).max() ?? 0) <= (greedy.map(\.width).max() ?? 0))
    }
  }

  private func randomFlow(_ seed: UInt64) -> (FlowArranger, [CGSize], CGFloat?) {
    var random = SplitMix64(seed: seed)
    let flow = FlowArranger(
      spacing: CGFloat(Int.random(in: 0...12, using: &random)), rowGap: CGFloat(Int.random(in: 0...12, using: &random)),
      alignment: ContentAlignment.allCases.randomElement(using: &random) ?? .start,
      rowAlignment: ContentAlignment.allCases.randomElement(using: &random) ?? .start,
      heights: [.own, .row, .all].randomElement(using: &random) ?? .own,
      breaking: Bool.random(using: &random) ? .greedy : .even,
      report: Bool.random(using: &random) ? .bounds : .proposal)
    let items = (0..<Int.random(in: 0...20, using: &random)).map { _ in
      CGSize(width: Int.random(in: 0...90, using: &random), height: Int.random(in: 0...40, using: &random))
    }
    let widths: [CGFloat?] = [nil, 0, 50, 120, 300, .infinity]
    return (flow, items, widths.randomElement(using: &random) ?? nil)
  }
}
