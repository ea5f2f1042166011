import LayoutEngine
import Testing

@Suite struct FrameLayoutTests {
  @Test func holdsAChildThatOverflowsOnBothSides() {
    let frame = LayoutNode.box("a", 100, 10).frame(width: 60, height: 40).id("frame").arranged(in: .unspecified)

    #expect(frame["frame"] == [0, 0, 60, 40])
    #expect(frame["a"] == [-20, 15, 100, 10])
  }

  @Test func offersItsLengthsAndTakesTheChildsWhereItHasNone() {
    let frame = LayoutNode.colour("a").frame(width: 60).arranged(in: ProposedViewSize(width: 200, height: 33))

    #expect(frame.size == CGSize(width: 60, height: 33))
    #expect(frame["a"] == [0, 0, 60, 33])
  }

  @Test func alignsTheChild() {
    let frame = LayoutNode.box("a", 10, 10).frame(width: 60, height: 40, alignment: .bottomTrailing)
      .arranged(in: .unspecified)
    #expect(frame["a"] == [50, 30, 10, 10])
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1])
  func takesNoRegardToAnImpossibleLength(length: CGFloat) {
    let frame = LayoutNode.box("a", 10, 20).frame(width: length, height: length).arranged(in: .unspecified)
    #expect(frame.size == CGSize(width: 10, height: 20))
  }
}
