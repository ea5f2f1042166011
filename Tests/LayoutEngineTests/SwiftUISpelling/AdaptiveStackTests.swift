import LayoutEngine
import Testing

@Suite struct AdaptiveStackTests {
  private let stack = AdaptiveStack(spacing: 10) {
    LayoutNode.box("a", 40, 10)
    LayoutNode.box("b", 60, 30)
  }

  @Test func isARowWhereItFits() {
    let row = stack.arranged(in: ProposedViewSize(width: 110, height: nil))
    #expect(row.size == CGSize(width: 110, height: 30))
    #expect(row["b"] == [50, 0, 60, 30])
  }

  @Test func isAColumnWhereItDoesNot() {
    let column = stack.arranged(in: ProposedViewSize(width: 109, height: nil))
    #expect(column.size == CGSize(width: 60, height: 50))
    #expect(column["b"] == [0, 20, 60, 30])
  }
}
