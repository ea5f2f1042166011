import LayoutEngine
import Testing

@Suite struct AnyLayoutTests {
  @Test func arrangesAsTheLayoutInsideDoes() {
    let children = [LayoutNode.box("a", 30, 10), .elastic("b"), .box("c", 5, 50)]
    let proposal = ProposedViewSize(width: 200, height: 100)
    for layout in [AnyLayout(HStackLayout()), AnyLayout(AnyLayout(HStackLayout()))] {
      #expect(
        LayoutNode.container(layout, children).arranged(in: proposal)
          == LayoutNode.container(HStackLayout(), children).arranged(in: proposal))
    }
  }

  @Test func keepsTheCacheBetweenCalls() {
    /// Counts its own calls in its cache, from what `makeCache` found.
    struct Counting: Layout {
      func makeCache(subviews: Subviews) -> Int { subviews.count * 100 }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
        cache += 1
        return CGSize(width: 10, height: 10)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
        cache += 1
        for subview in subviews { subview.place(at: CGPoint(x: cache, y: 0), proposal: .zero) }
      }
    }
    let children = [LayoutNode.box("a", 1, 1), .box("b", 1, 1)]
    // Two subviews, one measuring, one placing.
    #expect(LayoutNode.container(Counting(), children).arranged(in: .zero)["a"] == [202, 0, 1, 1])
    #expect(LayoutNode.container(AnyLayout(Counting()), children).arranged(in: .zero)["b"] == [202, 0, 1, 1])
  }
}
