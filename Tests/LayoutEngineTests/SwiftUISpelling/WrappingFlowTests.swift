import LayoutEngine
import Testing

@Suite struct WrappingFlowTests {
  private let tags: [LayoutNode] = [.box("a", 40, 20), .box("b", 30, 10), .box("c", 50, 20), .box("d", 20, 30)]

  @Test func wrapsWhereTheNextTagDoesNotFit() {
    // 40 + 8 + 30 = 78; c would make it 136. c and d are 78 as well.
    let flow = LayoutNode.container(.wrapping, tags).arranged(in: ProposedViewSize(width: 100, height: nil))

    #expect(flow.size == CGSize(width: 78, height: 58))
    #expect(flow["a"] == [0, 0, 40, 20])
    #expect(flow["b"] == [48, 5, 30, 10])
    #expect(flow["c"] == [0, 33, 50, 20])
    #expect(flow["d"] == [58, 28, 20, 30])
  }

  @Test func alignsShorterLines() {
    let flow = WrappingFlow(alignment: .trailing, spacing: 0, lineSpacing: 1) { tags }
      .arranged(in: ProposedViewSize(width: 125, height: nil))

    // 40 + 30 + 50 = 120, then 20.
    #expect(flow.size == CGSize(width: 120, height: 51))
    #expect(flow["a"] == [0, 0, 40, 20])
    #expect(flow["d"] == [100, 21, 20, 30])
  }

  @Test func keepsPreferredDistances() {
    let flow = WrappingFlow(alignment: .leading) {
      LayoutNode.box("a", 40, 20).spacing(ViewSpacing(trailing: 25))
      LayoutNode.box("b", 30, 20)
    }.arranged(in: .unspecified)
    #expect(flow["b"] == [65, 0, 30, 20])
  }

  @Test func isMirroredForRightToLeft() {
    let flow = LayoutNode.container(.wrapping, tags)
      .arranged(in: ProposedViewSize(width: 100, height: nil), layoutDirection: .rightToLeft)
    #expect(flow["a"] == [38, 0, 40, 20])
    #expect(flow["d"] == [0, 28, 20, 30])
  }
}
