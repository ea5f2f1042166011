import LayoutEngine
import Testing

@Suite struct IdiomTests {
  @Test func letsTheCacheBeNamed() {
    let box = LayoutNode.box("a", 30, 20)
    #expect(CacheByName() { box }.arranged(in: .zero)["a"] == [0, 0, 30, 20])
    #expect(CacheByAlias() { box }.arranged(in: .unspecified).size == CGSize(width: 1, height: 1))
    #expect(CacheByAlias() { box }.arranged(in: .infinity).size == CGSize(width: 2, height: 2))
    #expect(CacheByAlias() { box }.arranged(in: ProposedViewSize(width: 5, height: nil))["a"] == [0, 0, 30, 20])
  }

  @Test func letsProposalsBeCompared() {
    let column = MemoizingColumn() {
      LayoutNode.box("a", 30, 20)
      LayoutNode.elastic("b")
    }.arranged(in: ProposedViewSize(width: 40, height: nil))
    #expect(column.size == CGSize(width: 40, height: 30))
    #expect(column["a"] == [10, 0, 30, 20])
    #expect(column["b"] == [0, 20, 40, 10])
  }

  @Test func letsGuidesBeDefined() {
    // Above the line 10 and 4, below it 10 and 26.
    let line = InitialsLine() {
      LayoutNode.box("a", 30, 20)
      LayoutNode.box("b", 10, 30).alignmentGuide(.line) { _ in 4 }
    }.arranged(in: .unspecified)
    #expect(line.size == CGSize(width: 40, height: 36))
    #expect(line["a"] == [0, 0, 30, 20])
    #expect(line["b"] == [30, 6, 10, 30])
  }

  @Test func letsLayoutsBeChosenByCondition() {
    let frames = [true, false].map { isRow in
      let layout = isRow ? AnyLayout(HStackLayout(alignment: .top, spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
      return layout {
        LayoutNode.box("a", 10, 10)
        LayoutNode.box("b", 10, 10)
      }.arranged(in: .unspecified)["b"]
    }
    #expect(frames == [[10, 0, 10, 10], [0, 10, 10, 10]])
  }
}
