import LayoutEngine
import Testing

@Suite struct ViewSpacingTests {
  @Test func isEightUnlessAnEdgePrefersOtherwise() {
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal) == 8)
    #expect(ViewSpacing().distance(to: ViewSpacing(), along: .vertical) == 8)
    #expect(ViewSpacing.zero.distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing().distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing(bottom: 3).distance(to: ViewSpacing(top: 12), along: .vertical) == 12)
    #expect(ViewSpacing(bottom: 3).distance(to: ViewSpacing(top: 12), along: .horizontal) == 8)
    #expect(ViewSpacing(trailing: 3).distance(to: ViewSpacing(leading: 1), along: .horizontal) == 3)
    #expect(ViewSpacing(trailing: .nan).distance(to: ViewSpacing(), along: .horizontal) == 8)
  }

  @Test func takesOverTheLargerPreferenceOnTheNamedEdges() {
    var spacing = ViewSpacing(top: 1, leading: 20, bottom: 3)
    spacing.formUnion(ViewSpacing(top: 10, leading: 2, bottom: 30, trailing: 4), edges: [.top, .leading, .trailing])

    #expect(ViewSpacing.zero.distance(to: spacing, along: .vertical) == 10)
    #expect(ViewSpacing.zero.distance(to: spacing, along: .horizontal) == 20)
    #expect(spacing.distance(to: .zero, along: .vertical) == 3)
    #expect(spacing.distance(to: .zero, along: .horizontal) == 4)
  }

  @Test func leavesTheOriginalOfAUnionAlone() {
    let spacing = ViewSpacing.zero
    #expect(spacing.union(ViewSpacing(top: 5)).distance(to: .zero, along: .vertical) == 0)
    #expect(ViewSpacing.zero.distance(to: spacing.union(ViewSpacing(top: 5)), along: .vertical) == 5)
    #expect(ViewSpacing.zero.distance(to: spacing, along: .vertical) == 0)
  }
}
