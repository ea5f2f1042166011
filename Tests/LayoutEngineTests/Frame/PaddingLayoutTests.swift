import LayoutEngine
import Testing

@Suite struct PaddingLayoutTests {
  @Test func putsSpaceAroundTheChild() {
    let padded = LayoutNode.colour("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8))
      .arranged(in: ProposedViewSize(width: 100, height: 50))

    #expect(padded.size == CGSize(width: 100, height: 50))
    #expect(padded["a"] == [2, 1, 90, 45])
  }

  @Test func padsTheNamedEdgesOnly() {
    let padded = LayoutNode.box("a", 10, 10).padding([.top, .trailing], 3).arranged(in: .unspecified)

    #expect(padded.size == CGSize(width: 13, height: 13))
    #expect(padded["a"] == [0, 3, 10, 10])
  }

  @Test func padsBySixteenUnlessTold() {
    #expect(LayoutNode.box("a", 10, 10).padding().arranged(in: .unspecified)["a"] == [16, 16, 10, 10])
    #expect(LayoutNode.box("a", 10, 10).padding(5).arranged(in: .unspecified)["a"] == [5, 5, 10, 10])
  }

  @Test func letsTheChildReachOutOfNegativePadding() {
    let padded = LayoutNode.box("a", 10, 10).padding(.leading, -4).arranged(in: .unspecified)

    #expect(padded.size == CGSize(width: 6, height: 10))
    #expect(padded["a"] == [-4, 0, 10, 10])
  }

  @Test func leavesNoNegativeSize() {
    #expect(LayoutNode.box("a", 10, 10).padding(-20).arranged(in: .zero).size == .zero)
  }

  @Test func keepsTheChildsPreferencesOnEdgesWithoutPadding() {
    let column = VStackLayout {
      LayoutNode.box("a", 10, 10).spacing(ViewSpacing(bottom: 30)).padding(.top, 5)
      LayoutNode.box("b", 10, 10).spacing(ViewSpacing(bottom: 30)).padding(.bottom, 5)
      LayoutNode.box("c", 10, 10)
    }.arranged(in: .unspecified)

    // 5 + 10 + 30, then 10 + 5 + the default 8.
    #expect(column["b"] == [0, 45, 10, 10])
    #expect(column["c"] == [0, 68, 10, 10])
  }

  @Test func letsPrioritiesShowThrough() {
    let row = HStackLayout(spacing: 0) {
      LayoutNode.elastic("a", 0...100)
      LayoutNode.elastic("b", 0...100).layoutPriority(1).padding(.horizontal, 5)
    }.arranged(in: ProposedViewSize(width: 120, height: nil))

    // b's padding takes part in its turn: 110 of 120.
    #expect(row["a"] == [0, 0, 10, 10])
    #expect(row["b"] == [15, 0, 100, 10])
  }
}
