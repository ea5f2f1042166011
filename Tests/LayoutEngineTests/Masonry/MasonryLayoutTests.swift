import LayoutEngine
import Testing

struct MasonryLayoutTests {
  private func card(_ id: String, ratio: CGFloat) -> LayoutNode {
    .leaf(id) { CGSize(width: $0.width ?? 10, height: ($0.width ?? 10) * ratio) }
  }

  private var columns: [GridItem] { [GridItem(spacing: 10), GridItem(spacing: 10)] }

  @Test func measuresEachSubviewAtTheWidthOfItsColumns() {
    let arrangement = LayoutNode.container(
      MasonryLayout(columns: columns, spacing: 10),
      [card("a", ratio: 1), card("b", ratio: 0.5), card("wide", ratio: 0.1).masonrySpan(2)]
    ).arranged(in: ProposedViewSize(width: 210, height: nil))
    #expect(arrangement.frames.map(\.rect.width) == [100, 100, 210])
    #expect(arrangement.frames.map(\.rect.minY) == [0, 0, 110])
    #expect(arrangement.size == CGSize(width: 210, height: 131))
  }

  @Test func putsASubviewIntoTheColumnThatItInsistsOn() {
    let arrangement = LayoutNode.container(
      MasonryLayout(columns: columns), [card("a", ratio: 1).masonryStart(1), card("b", ratio: 1)]
    ).arranged(in: ProposedViewSize(width: 210, height: nil))
    #expect(arrangement.frames.map(\.rect.minX) == [110, 0])
  }

  @Test func liesOnItsSide() {
    let arrangement = LayoutNode.container(
      MasonryLayout(columns: columns, spacing: 10, axis: .horizontal),
      [30, 20, 40].map { width in .leaf("\(width)") { CGSize(width: width, height: $0.height ?? 10) } }
    ).arranged(in: ProposedViewSize(width: nil, height: 210))
    #expect(arrangement.frames.map(\.rect.minX) == [0, 0, 30])
    #expect(arrangement.frames.map(\.rect.minY) == [0, 110, 110])
    #expect(arrangement.size == CGSize(width: 70, height: 210))
  }
}
