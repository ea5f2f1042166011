import LayoutEngine
import Testing

@Suite struct HStackLayoutTests {
  @Test func keepsEightBetweenSubviewsAndCentresThem() {
    let row = HStackLayout() {
      LayoutNode.box("a", 30, 10)
      LayoutNode.box("b", 20, 40)
      LayoutNode.box("c", 50, 20)
    }.arranged(in: .unspecified)

    #expect(row.size == CGSize(width: 116, height: 40))
    #expect(row["a"] == [0, 15, 30, 10])
    #expect(row["b"] == [38, 0, 20, 40])
    #expect(row["c"] == [66, 10, 50, 20])
  }

  @Test func letsTheLeastFlexibleChooseFirst() {
    // b takes 50 of 200/3, c its 40 of 150/2, a the last 110.
    let row = HStackLayout(spacing: 0) {
      LayoutNode.elastic("a")
      LayoutNode.box("b", 50, 10)
      LayoutNode.elastic("c", 0...40)
    }.arranged(in: ProposedViewSize(width: 200, height: 10))

    #expect(row["a"] == [0, 0, 110, 10])
    #expect(row["b"] == [110, 0, 50, 10])
    #expect(row["c"] == [160, 0, 40, 10])
  }

  @Test func sharesWhatIsLeftEquallyAmongTheEndless() {
    // 310 less two gaps of 5 is 300.
    let row = HStackLayout(spacing: 5) {
      LayoutNode.colour("a")
      LayoutNode.colour("b")
      LayoutNode.colour("c")
    }.arranged(in: ProposedViewSize(width: 310, height: 20))

    #expect(row["a"] == [0, 0, 100, 20])
    #expect(row["b"] == [105, 0, 100, 20])
    #expect(row["c"] == [210, 0, 100, 20])
  }

  @Test func letsHigherPrioritiesChooseFirstAndKeepsBackTheLeastOfTheOthers() {
    // b keeps 30 of 120; a is offered 90, of the 100 that it would take.
    let row = HStackLayout(spacing: 0) {
      LayoutNode.elastic("a", 0...100).layoutPriority(1)
      LayoutNode.elastic("b", 30...100)
    }.arranged(in: ProposedViewSize(width: 120, height: nil))

    #expect(row["a"] == [0, 0, 90, 10])
    #expect(row["b"] == [90, 0, 30, 10])
  }

  @Test func offersNothingLessThanNothing() {
    let row = HStackLayout(spacing: 0) {
      LayoutNode.box("a", 100, 10)
      LayoutNode.elastic("b")
    }.arranged(in: ProposedViewSize(width: 60, height: nil))

    #expect(row.size == CGSize(width: 100, height: 10))
    #expect(row["b"] == [100, 0, 0, 10])
  }

  @Test func asksForIdealWidthsWhereNoneIsOffered() {
    let row = HStackLayout(spacing: 1) {
      LayoutNode.colour("a")
      LayoutNode.elastic("b", 20...40)
    }.arranged(in: ProposedViewSize(width: nil, height: 7))

    #expect(row["a"] == [0, 1.5, 10, 7])
    #expect(row["b"] == [11, 0, 20, 10])
  }

  @Test func putsBaselinesOnOneLine() {
    // Above the line 15 and 30, below it 5 and 10.
    let row = HStackLayout(alignment: .firstTextBaseline, spacing: 0) {
      LayoutNode.box("a", 10, 20).alignmentGuide(.firstTextBaseline) { _ in 15 }
      LayoutNode.box("b", 10, 40).alignmentGuide(.firstTextBaseline) { _ in 30 }
      LayoutNode.box("c", 10, 12)
    }.arranged(in: .unspecified)

    #expect(row.size == CGSize(width: 30, height: 40))
    #expect(row["a"] == [0, 15, 10, 20])
    #expect(row["b"] == [10, 0, 10, 40])
    #expect(row["c"] == [20, 18, 10, 12])
  }

  @Test func takesTheLargerOfTwoPreferredDistances() {
    let row = HStackLayout {
      LayoutNode.box("a", 10, 10).spacing(ViewSpacing(trailing: 20))
      LayoutNode.box("b", 10, 10).spacing(ViewSpacing(leading: 5))
      LayoutNode.box("c", 10, 10).spacing(.zero)
      LayoutNode.box("d", 10, 10)
    }.arranged(in: .unspecified)

    #expect(row["b"] == [30, 0, 10, 10])
    #expect(row["c"] == [40, 0, 10, 10])
    #expect(row["d"] == [50, 0, 10, 10])
  }

  @Test func overlapsByNegativeSpacing() {
    let row = HStackLayout(spacing: -10) {
      LayoutNode.box("a", 30, 10)
      LayoutNode.box("b", 20, 10)
    }.arranged(in: .unspecified)

    #expect(row.size == CGSize(width: 40, height: 10))
    #expect(row["b"] == [20, 0, 20, 10])
  }

  @Test func servesAnotherLayoutThatSharesItsCacheAmongSlices() {
    /// Two rows of two, each by a row stack, with one cache for both.
    struct TwoRows: Layout {
      func makeCache(subviews: Subviews) -> HStackLayout.Cache { HStackLayout().makeCache(subviews: subviews) }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache) -> CGSize {
        let sizes = [subviews[..<2], subviews[2...]].map {
          HStackLayout().sizeThatFits(proposal: proposal, subviews: $0, cache: &cache)
        }
        return CGSize(width: max(sizes[0].width, sizes[1].width), height: sizes[0].height + sizes[1].height)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
      ) {
        var bounds = bounds
        for row in [subviews[..<2], subviews[2...]] {
          bounds.size = HStackLayout().sizeThatFits(proposal: proposal, subviews: row, cache: &cache)
          HStackLayout().placeSubviews(in: bounds, proposal: proposal, subviews: row, cache: &cache)
          bounds.origin.y += bounds.height
        }
      }
    }
    let rows = TwoRows() {
      LayoutNode.box("a", 10, 5)
      LayoutNode.box("b", 10, 5)
      LayoutNode.box("c", 30, 7)
      LayoutNode.box("d", 10, 7)
    }.arranged(in: .unspecified)

    #expect(rows.size == CGSize(width: 48, height: 12))
    #expect(rows["b"] == [18, 0, 10, 5])
    #expect(rows["c"] == [0, 5, 30, 7])
    #expect(rows["d"] == [38, 5, 10, 7])
  }

  @Test func isEmptyWithoutSubviews() {
    let row = LayoutNode.container(HStackLayout(), []).arranged(in: ProposedViewSize(width: 100, height: 100))
    #expect(row == Arrangement(size: .zero, frames: []))
  }
}
