import LayoutEngine
import Testing

@Suite struct IndentedColumnTests {
  private var column: LayoutNode {
    IndentedColumn(indent: 12) {
      LayoutNode.box("a", 40, 10).spacing(ViewSpacing(top: 20))
      LayoutNode.box("b", 30, 10).alignmentGuide(.leading) { $0[.leading] - 6 }
    }.id("column")
  }

  @Test func indentsAndKeepsDistances() {
    let arrangement = column.arranged(in: .unspecified)
    #expect(arrangement.size == CGSize(width: 52, height: 28))
    #expect(arrangement["a"] == [12, 0, 40, 10])
    #expect(arrangement["b"] == [18, 18, 30, 10])
  }

  @Test func speaksForItsSpacingAndItsLeadingGuide() {
    // The title's leading edge meets the column's text, and the first line's preference counts above.
    let page = VStackLayout(alignment: .leading) {
      LayoutNode.box("title", 20, 10)
      column
    }.arranged(in: .unspecified)

    #expect(page.size == CGSize(width: 52, height: 58))
    #expect(page["title"] == [12, 0, 20, 10])
    #expect(page["column"] == [0, 30, 52, 28])
  }
}
