import LayoutEngine
import Testing

@Suite struct FlexFrameLayoutTests {
  /// The width of a frame around a child of 50.
  private func width(
    _ proposal: CGFloat?, min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
  ) -> CGFloat {
    LayoutNode.box("a", 50, 10).frame(minWidth: min, idealWidth: ideal, maxWidth: max)
      .arranged(in: ProposedViewSize(width: proposal, height: nil)).size.width
  }

  @Test func takesAllThatIsOfferedUpToItsMaximum() {
    #expect(width(200, max: .infinity) == 200)
    #expect(width(200, max: 120) == 120)
    #expect(width(80, max: 120) == 80)
    // Not less than the child, unless the maximum is.
    #expect(width(20, max: .infinity) == 50)
    #expect(width(20, max: 30) == 30)
  }

  @Test func takesTheChildsIdealWidthWhereNothingIsOffered() {
    #expect(width(nil, max: .infinity) == 50)
    #expect(width(nil, min: 70) == 70)
    #expect(width(nil, max: 30) == 30)
    #expect(width(nil, ideal: 90) == 90)
  }

  @Test func isNotNarrowerThanItsMinimum() {
    #expect(width(20, min: 30) == 30)
    #expect(width(40, min: 30) == 40)
    // Without a maximum the child's width is the limit.
    #expect(width(200, min: 30) == 50)
    #expect(width(200, min: 70) == 70)
  }

  @Test func ignoresTheChildBetweenTwoBounds() {
    #expect(width(10, min: 20, max: 100) == 20)
    #expect(width(25, min: 20, max: 100) == 25)
    #expect(width(500, min: 20, max: 100) == 100)
  }

  @Test func yieldsToTheMinimumWhereBoundsContradict() {
    #expect(width(10, min: 80, max: 40) == 80)
    #expect(width(nil, min: 80, ideal: 60, max: 40) == 80)
  }

  @Test func takesNoRegardToBoundsThatAreNotNumbers() {
    #expect(width(200, min: .nan, ideal: .nan, max: .nan) == 50)
    #expect(width(20, min: -5) == 20)
  }

  @Test func clampsWhatItOffers() {
    let frame = LayoutNode.colour("a").frame(minWidth: 30, maxWidth: 60, minHeight: 5, maxHeight: 8)
      .arranged(in: ProposedViewSize(width: 100, height: 1))
    #expect(frame["a"] == [0, 0, 60, 5])
  }

  @Test func alignsTheChildInWhatItTakes() {
    let frame = LayoutNode.box("a", 50, 10).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
      .arranged(in: ProposedViewSize(width: 200, height: 100))
    #expect(frame["a"] == [150, 0, 50, 10])
  }
}
