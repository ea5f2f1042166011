import LayoutEngine
import Testing

@Suite struct WeightedRowTests {
  @Test func sharesTheWidthByWeight() {
    // 300 less 60 and two gaps of 10 is 220: 55 a share of four.
    let row = WeightedRow(spacing: 10) {
      LayoutNode.elastic("a").layoutWeight(3)
      LayoutNode.elastic("b").pinnedWidth(60)
      LayoutNode.elastic("c", height: 30)
    }.arranged(in: ProposedViewSize(width: 300, height: nil))

    #expect(row.size == CGSize(width: 300, height: 30))
    #expect(row["a"] == [0, 20, 165, 10])
    #expect(row["b"] == [175, 20, 60, 10])
    #expect(row["c"] == [245, 0, 55, 30])
  }

  @Test func takesItsOwnIdealWhereNoneIsOffered() {
    let row = WeightedRow() {
      LayoutNode.elastic("a")
      LayoutNode.elastic("b")
    }.arranged(in: .unspecified)
    #expect(row["b"] == [160, 0, 160, 10])
  }
}
