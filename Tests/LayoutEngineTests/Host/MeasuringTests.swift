import LayoutEngine
import Testing

@Suite struct MeasuringTests {
  private final class Log {
    var proposals: [ProposedViewSize] = []
  }

  /// Asks each subview for a list of proposals.
  private struct Asking: Layout {
    var proposals: [ProposedViewSize]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      for proposal in proposals { for subview in subviews { _ = subview.sizeThatFits(proposal) } }
      return .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposals.last ?? .zero) }
    }
  }

  private func seen(_ proposals: [ProposedViewSize]) -> [ProposedViewSize] {
    let log = Log()
    let leaf = LayoutNode.leaf("a") { proposal in
      log.proposals.append(proposal)
      return CGSize(width: 1, height: 1)
    }
    _ = LayoutNode.container(Asking(proposals: proposals), [leaf]).arranged(in: .zero)
    return log.proposals
  }

  @Test func measuresOnceForEachDistinctProposal() {
    let width50 = ProposedViewSize(width: 50, height: nil)
    #expect(
      seen([.zero, width50, .infinity, .zero, width50, .unspecified, .infinity, .unspecified])
        == [.zero, width50, .infinity, .unspecified])
  }

  @Test func tellsUnspecifiedFromTenAndFromZero() {
    #expect(
      seen([
        ProposedViewSize(width: nil, height: 0), ProposedViewSize(width: 10, height: 0),
        ProposedViewSize(width: 0, height: nil), ProposedViewSize(width: 0, height: 0),
      ]).count == 4)
  }

  @Test func offersNeitherNaNNorLessThanNothing() {
    #expect(seen([ProposedViewSize(width: .nan, height: -5)]) == [ProposedViewSize(width: nil, height: 0)])
    // All three are the same offer.
    #expect(
      seen([
        ProposedViewSize(width: -.infinity, height: -0.0), ProposedViewSize(width: -1, height: 0), .zero,
      ]) == [.zero])
    #expect(seen([ProposedViewSize(width: 1e308, height: 1e9)]) == [ProposedViewSize(width: 1e9, height: 1e9)])
  }

  @Test(
    arguments: [
      (CGSize(width: CGFloat.nan, height: -3), CGSize.zero),
      (CGSize(width: CGFloat.infinity, height: 1e308), CGSize(width: 1e9, height: 1e9)),
      (CGSize(width: -CGFloat.infinity, height: 4), CGSize(width: 0, height: 4)),
    ])
  func makesALengthOfWhatALeafAnswers(answer: CGSize, size: CGSize) {
    let arrangement = LayoutNode.leaf("a") { _ in answer }.arranged(in: .unspecified)
    #expect(arrangement.size == size)
    #expect(arrangement.frames == [.init(id: "a", rect: CGRect(origin: .zero, size: size))])
  }
}
