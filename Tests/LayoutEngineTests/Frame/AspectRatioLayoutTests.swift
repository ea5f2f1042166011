import LayoutEngine
import Testing

@Suite struct AspectRatioLayoutTests {
  private func size(
    _ node: LayoutNode, _ ratio: CGFloat?, _ mode: ContentMode, _ width: CGFloat?, _ height: CGFloat?
  ) -> CGSize {
    node.aspectRatio(ratio, contentMode: mode).arranged(in: ProposedViewSize(width: width, height: height)).size
  }

  @Test func fitsIntoWhatIsOffered() {
    #expect(size(.colour("a"), 2, .fit, 100, 100) == CGSize(width: 100, height: 50))
    #expect(size(.colour("a"), 0.5, .fit, 100, 100) == CGSize(width: 50, height: 100))
  }

  @Test func coversWhatIsOffered() {
    #expect(size(.colour("a"), 2, .fill, 100, 100) == CGSize(width: 200, height: 100))
    #expect(size(.colour("a"), 0.5, .fill, 100, 100) == CGSize(width: 100, height: 200))
  }

  @Test(arguments: [ContentMode.fit, .fill])
  func followsTheOnlyLengthThatIsOffered(mode: ContentMode) {
    #expect(size(.colour("a"), 2, mode, 100, nil) == CGSize(width: 100, height: 50))
    #expect(size(.colour("a"), 2, mode, nil, 100) == CGSize(width: 200, height: 100))
    #expect(size(.colour("a"), 2, mode, nil, nil) == CGSize(width: 10, height: 10))
  }

  @Test func keepsTheIdealRatioWithoutOneOfItsOwn() {
    let picture = LayoutNode.leaf("picture") {
      $0.replacingUnspecifiedDimensions(by: CGSize(width: 400, height: 300))
    }
    #expect(size(picture, nil, .fit, 100, 100) == CGSize(width: 100, height: 75))
    #expect(size(picture, nil, .fill, 100, 100).height == 100)
  }

  @Test func centresAChildThatChoosesOtherwise() {
    let arrangement = LayoutNode.box("a", 20, 20).aspectRatio(2, contentMode: .fit).frame(width: 100, height: 100)
      .arranged(in: .unspecified)
    #expect(arrangement["a"] == [40, 40, 20, 20])
  }

  @Test(arguments: [CGFloat.nan, 0, -1, .infinity])
  func takesNoRegardToAnImpossibleRatio(ratio: CGFloat) {
    // The ideal 10 × 10 is a square.
    #expect(size(.colour("a"), ratio, .fit, 100, 60) == CGSize(width: 60, height: 60))
  }
}
