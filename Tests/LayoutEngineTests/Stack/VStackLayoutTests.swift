import LayoutEngine
import Testing

@Suite struct VStackLayoutTests {
  @Test func stacksDownwardsFromTheLeadingEdge() {
    let column = VStackLayout(alignment: .leading, spacing: 4) {
      LayoutNode.box("a", 30, 10)
      LayoutNode.box("b", 50, 20)
    }.arranged(in: .unspecified)

    #expect(column.size == CGSize(width: 50, height: 34))
    #expect(column["a"] == [0, 0, 30, 10])
    #expect(column["b"] == [0, 14, 50, 20])
  }

  @Test func givesTheSameWidthToEverySubview() {
    let column = VStackLayout(spacing: 0) {
      LayoutNode.elastic("a", height: 5)
      LayoutNode.elastic("b", 0...30, height: 7)
    }.arranged(in: ProposedViewSize(width: 100, height: nil))

    #expect(column["a"] == [0, 0, 100, 5])
    #expect(column["b"] == [35, 5, 30, 7])
  }

  @Test func hangsSubviewsByACustomGuide() {
    enum Colon: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
    }
    let colon = HorizontalAlignment(Colon.self)
    let column = VStackLayout(alignment: colon, spacing: 0) {
      LayoutNode.box("label", 40, 10)
      LayoutNode.box("row", 100, 10).alignmentGuide(colon) { _ in 60 }
    }.arranged(in: .unspecified)

    #expect(column.size == CGSize(width: 100, height: 20))
    #expect(column["label"] == [20, 0, 40, 10])
    #expect(column["row"] == [0, 10, 100, 10])
  }

  @Test func passesTheGuidesOfItsSubviewsOn() {
    // The inner column's first baseline is that of its first line, 8; the outer box is moved down by 4 to meet 12.
    let row = HStackLayout(alignment: .firstTextBaseline, spacing: 0) {
      VStackLayout(spacing: 0) {
        LayoutNode.box("one", 10, 10).alignmentGuide(.firstTextBaseline) { _ in 8 }
        LayoutNode.box("two", 10, 10).alignmentGuide(.firstTextBaseline) { _ in 8 }
      }.id("column")
      LayoutNode.box("big", 10, 16).alignmentGuide(.firstTextBaseline) { _ in 12 }
    }.arranged(in: .unspecified)

    #expect(row["column"] == [0, 4, 10, 20])
    #expect(row["two"] == [0, 14, 10, 10])
    #expect(row["big"] == [10, 0, 10, 16])
  }

  @Test func passesThePreferencesOfItsEndsOn() {
    let column = VStackLayout {
      LayoutNode.box("a", 10, 10)
      VStackLayout {
        LayoutNode.box("b", 10, 10).spacing(ViewSpacing(top: 30, bottom: 1))
        LayoutNode.box("c", 10, 10).spacing(ViewSpacing(top: 2, bottom: 40))
      }
      LayoutNode.box("d", 10, 10)
    }.arranged(in: .unspecified)

    #expect(column["b"] == [0, 40, 10, 10])
    #expect(column["c"] == [0, 52, 10, 10])
    #expect(column["d"] == [0, 102, 10, 10])
  }
}
