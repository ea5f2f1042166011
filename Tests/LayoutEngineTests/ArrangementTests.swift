import Graphics
import LayoutEngine
import Testing

@Suite struct ArrangementTests {
  @Test func snapsByAbsoluteEdges() {
    // Thirds of 100: the edges 33⅓ and 66⅔ go to 33 and 67, so the widths are 33, 34, 33 and add up.
    let row = HStackLayout(spacing: 0) {
      LayoutNode.colour("a")
      LayoutNode.colour("b")
      LayoutNode.colour("c")
    }.arranged(in: ProposedViewSize(width: 100, height: 10)).snapped(to: PixelGrid(scale: 1))

    #expect(row["a"] == [0, 0, 33, 10])
    #expect(row["b"] == [33, 0, 34, 10])
    #expect(row["c"] == [67, 0, 33, 10])
    #expect(row.size == CGSize(width: 100, height: 10))
  }

  @Test func snapsToHalfPointsAtScaleTwo() {
    let arrangement = Arrangement(
      size: CGSize(width: 10.3, height: 5), frames: [.init(id: "a", rect: CGRect(x: 0.3, y: 0.2, width: 1, height: 1))]
    ).snapped(to: PixelGrid(scale: 2))

    // Edges 0.6, 2.6 and 0.4, 2.4 pixels.
    #expect(arrangement["a"] == [0.5, 0, 1, 1])
    #expect(arrangement.size == CGSize(width: 10.5, height: 5))
  }

  @Test func mirrorsAboutItsMiddle() {
    let arrangement = Arrangement(
      size: CGSize(width: 10, height: 5), frames: [.init(id: "a", rect: CGRect(x: 1, y: 2, width: 3, height: 1))])
    #expect(arrangement.mirrored()["a"] == [6, 2, 3, 1])
    #expect(arrangement.mirrored().mirrored() == arrangement)
  }
}
