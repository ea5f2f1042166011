import LayoutEngine
import Testing

struct FlowLayoutTests {
  private func tags(_ sizes: (CGFloat, CGFloat)...) -> [LayoutNode] {
    sizes.enumerated().map { index, size in
      .leaf("\(index)") { CGSize(width: size.0, height: $0.height ?? size.1) }
    }
  }

  @Test func wrapsWhereTheNextSubviewDoesNotFit() {
    let arrangement = LayoutNode.container(
      FlowLayout(rowAlignment: .center, spacing: 5, rowSpacing: 3), tags((40, 10), (50, 20), (30, 10))
    ).arranged(in: ProposedViewSize(width: 100, height: nil))
    #expect(
      arrangement.frames.map(\.rect) == [
        CGRect(x: 0, y: 5, width: 40, height: 10), CGRect(x: 45, y: 0, width: 50, height: 20),
        CGRect(x: 0, y: 23, width: 30, height: 10),
      ])
    #expect(arrangement.size == CGSize(width: 95, height: 33))
  }

  @Test func reallyGivesARowOneHeight() {
    let arrangement = LayoutNode.container(EqualHeightFlowLayout(spacing: 5), tags((20, 20), (20, 50), (20, 10)))
      .arranged(in: ProposedViewSize(width: 100, height: nil))
    #expect(arrangement.frames.map(\.rect.height) == [50, 50, 50])
  }

  @Test func offersNoSpaceToSubviewsBehindTheRowLimit() {
    let nodes = (0..<3).map { index in
      LayoutNode.leaf("\(index)") { CGSize(width: $0.width ?? 60, height: $0.height ?? 10) }
    }
    let arrangement = LayoutNode.container(FlowLayout(rowLimit: 1), nodes)
      .arranged(in: ProposedViewSize(width: 100, height: nil))
    #expect(arrangement.frames[1].rect == CGRect(x: 60, y: 10, width: 0, height: 0))
    #expect(arrangement.size == CGSize(width: 60, height: 10))
  }
}
