import LayoutEngine
import Testing

@Suite struct LayoutNodeTests {
  /// Places its first subview as many times as told, and leaves out the others.
  private struct Placing: Layout {
    var positions: [CGPoint]
    var anchor: UnitPoint = .topLeading

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 100, height: 60)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for position in positions { subviews.first?.place(at: position, anchor: anchor, proposal: .unspecified) }
    }
  }

  @Test func centresASubviewThatIsNeverPlaced() {
    let arrangement = Placing(positions: []) { LayoutNode.box("a", 20, 10) }.arranged(in: .unspecified)
    #expect(arrangement["a"] == [40, 25, 20, 10])
  }

  @Test func centresWithinTheBoundsOfAnInnerContainer() {
    let arrangement = Placing(positions: []) { LayoutNode.box("a", 20, 10) }
      .padding(.leading, 30).arranged(in: .unspecified)
    #expect(arrangement["a"] == [70, 25, 20, 10])
  }

  @Test func countsTheLastPlacing() {
    let arrangement = Placing(positions: [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)]) {
      LayoutNode.box("a", 20, 10)
    }.arranged(in: .unspecified)
    #expect(arrangement["a"] == [3, 4, 20, 10])
  }

  @Test(
    arguments: [
      (UnitPoint.topLeading, [50, 30]), (.center, [40, 25]), (.bottomTrailing, [30, 20]), (.leading, [50, 25]),
      (UnitPoint(x: 0.25, y: 2), [45, 10]),
    ] as [(UnitPoint, [CGFloat])])
  func putsTheAnchorAtThePosition(anchor: UnitPoint, origin: [CGFloat]) {
    let arrangement = Placing(positions: [CGPoint(x: 50, y: 30)], anchor: anchor) {
      LayoutNode.box("a", 20, 10)
    }.arranged(in: .unspecified)
    #expect(arrangement["a"] == origin + [20, 10])
  }

  @Test func listsNamedNodesInTheOrderOfTheTree() {
    let tree = VStackLayout {
      LayoutNode.box("a", 1, 1)
      HStackLayout {
        LayoutNode.box("b", 1, 1)
        LayoutNode.box("c", 1, 1)
      }.id("row")
      LayoutNode.box("d", 1, 1).padding(2)
    }
    #expect(tree.arranged(in: .zero).frames.map(\.id) == ["a", "row", "b", "c", "d"])
    #expect(tree.id("root").arranged(in: .zero).frames.map(\.id) == ["root", "a", "row", "b", "c", "d"])
  }

  @Test func collectsChildrenFromConditionsAndLoops() {
    func row(count: Int, titled: Bool) -> LayoutNode {
      HStackLayout {
        if titled { LayoutNode.box("title", 1, 1) }
        for index in 0..<count { LayoutNode.box("\(index)", 1, 1) }
        if count > 2 { LayoutNode.box("many", 1, 1) } else { LayoutNode.box("few", 1, 1) }
        [LayoutNode.box("x", 1, 1), LayoutNode.box("y", 1, 1)]
      }
    }
    #expect(row(count: 1, titled: true).arranged(in: .zero).frames.map(\.id) == ["title", "0", "few", "x", "y"])
    #expect(row(count: 3, titled: false).arranged(in: .zero).frames.map(\.id) == ["0", "1", "2", "many", "x", "y"])
  }

  @Test func mirrorsForRightToLeft() {
    let arrangement = HStackLayout(spacing: 10) {
      LayoutNode.box("a", 20, 10)
      VStackLayout(alignment: .leading, spacing: 0) {
        LayoutNode.box("b", 30, 10)
        LayoutNode.box("c", 50, 10)
      }
    }.arranged(in: .unspecified, layoutDirection: .rightToLeft)

    #expect(arrangement.size == CGSize(width: 80, height: 20))
    #expect(arrangement["a"] == [60, 5, 20, 10])
    #expect(arrangement["b"] == [20, 0, 30, 10])
    #expect(arrangement["c"] == [0, 10, 50, 10])
  }

  @Test func saysWhichDirectionItReads() {
    struct Asking: Layout {
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: subviews.layoutDirection == .rightToLeft ? 2 : 1, height: 0)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let tree = LayoutNode.container(Asking(), [])
    #expect(tree.arranged(in: .zero).size.width == 1)
    #expect(tree.arranged(in: .zero, layoutDirection: .rightToLeft).size.width == 2)
  }

  @Test func tellsTheSizeOfItsArrangement() {
    let tree = HStackLayout(spacing: 1) {
      LayoutNode.colour("a")
      LayoutNode.box("b", 20, 10)
    }
    #expect(tree.sizeThatFits(.zero) == CGSize(width: 21, height: 10))
    #expect(tree.sizeThatFits(ProposedViewSize(width: 61, height: 5)) == CGSize(width: 61, height: 10))
  }
}
