import LayoutEngine
import Testing

@Suite struct ZStackLayoutTests {
  @Test func isAsLargeAsItsLargestSubviews() {
    let pile = ZStackLayout {
      LayoutNode.box("a", 10, 30)
      LayoutNode.box("b", 50, 20)
    }.arranged(in: .zero)

    #expect(pile.size == CGSize(width: 50, height: 30))
    #expect(pile["a"] == [20, 0, 10, 30])
    #expect(pile["b"] == [0, 5, 50, 20])
  }

  @Test(
    arguments: [
      (Alignment.topLeading, [0, 0]), (.top, [20, 0]), (.topTrailing, [40, 0]), (.leading, [0, 10]),
      (.center, [20, 10]), (.trailing, [40, 10]), (.bottomLeading, [0, 20]), (.bottom, [20, 20]),
      (.bottomTrailing, [40, 20]), (.centerFirstTextBaseline, [20, 20]), (.leadingLastTextBaseline, [0, 20]),
    ] as [(Alignment, [CGFloat])])
  func putsTheSmallerOneWhereTheAlignmentSays(alignment: Alignment, origin: [CGFloat]) {
    let pile = ZStackLayout(alignment: alignment) {
      LayoutNode.box("large", 50, 30)
      LayoutNode.box("small", 10, 10)
    }.arranged(in: .unspecified)

    #expect(pile["small"] == origin + [10, 10])
  }

  @Test func takesItsSizeFromTheHighestPriority() {
    let pile = ZStackLayout {
      LayoutNode.colour("background")
      LayoutNode.box("text", 40, 12).layoutPriority(1)
    }.arranged(in: ProposedViewSize(width: 300, height: 300))

    #expect(pile.size == CGSize(width: 40, height: 12))
    #expect(pile["background"] == [0, 0, 40, 12])
  }

  @Test func reachesOutToWhereGuidesMoveASubview() {
    // b's leading guide lies 5 inside, so it begins 5 before a.
    let pile = ZStackLayout(alignment: .topLeading) {
      LayoutNode.box("a", 10, 10)
      LayoutNode.box("b", 10, 10).alignmentGuide(.leading) { $0[.leading] + 5 }
    }.arranged(in: .unspecified)

    #expect(pile.size == CGSize(width: 15, height: 10))
    #expect(pile["a"] == [5, 0, 10, 10])
    #expect(pile["b"] == [0, 0, 10, 10])
  }
}
