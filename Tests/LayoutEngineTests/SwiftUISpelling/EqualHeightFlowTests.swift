import LayoutEngine
import Testing

@Suite struct EqualHeightFlowTests {
  /// A card that is as high as its content or as it is told.
  private func card(_ id: String, content: CGFloat) -> LayoutNode {
    .leaf(id) { CGSize(width: $0.width ?? 10, height: max(content, $0.height ?? 0)) }
  }

  @Test func givesEachRowTheHeightOfItsHighestCard() {
    let flow = EqualHeightFlow(columnWidth: 50) {
      card("a", content: 20)
      card("b", content: 50)
      card("c", content: 10)
      card("d", content: 15)
      card("e", content: 12)
    }.arranged(in: ProposedViewSize(width: 170, height: nil))

    // Three columns: 3 × 50 + 2 × 10 = 170. Rows of 50 and 15.
    #expect(flow.size == CGSize(width: 170, height: 75))
    #expect(flow["a"] == [0, 0, 50, 50])
    #expect(flow["b"] == [60, 0, 50, 50])
    #expect(flow["c"] == [120, 0, 50, 50])
    #expect(flow["d"] == [0, 60, 50, 15])
    #expect(flow["e"] == [60, 60, 50, 15])
  }

  @Test(arguments: [nil, CGFloat.infinity])
  func isOneRowWhereWidthIsFree(width: CGFloat?) {
    let flow = EqualHeightFlow(columnWidth: 50) {
      card("a", content: 20)
      card("b", content: 30)
    }.arranged(in: ProposedViewSize(width: width, height: nil))

    #expect(flow.size == CGSize(width: 110, height: 30))
    #expect(flow["a"] == [0, 0, 50, 30])
  }

  @Test func isEmptyWithoutCards() {
    #expect(LayoutNode.container(EqualHeightFlow(columnWidth: 50), []).arranged(in: .infinity).size == .zero)
  }
}
