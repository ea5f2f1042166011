import LayoutEngine
import Testing

@Suite struct ProposedViewSizeTests {
  @Test func replacesOnlyWhatIsUnspecified() {
    #expect(ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
    #expect(ProposedViewSize(width: 3, height: nil).replacingUnspecifiedDimensions() == CGSize(width: 3, height: 10))
    #expect(
      ProposedViewSize(width: nil, height: 4).replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8))
        == CGSize(width: 7, height: 4))
    #expect(ProposedViewSize.zero.replacingUnspecifiedDimensions() == .zero)
  }

  @Test func takesItsLengthsFromASize() {
    #expect(ProposedViewSize(CGSize(width: 3, height: 4)) == ProposedViewSize(width: 3, height: 4))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(ProposedViewSize.unspecified != .zero)
  }
}
