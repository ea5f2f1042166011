import LayoutEngine
import Testing

@Suite struct LayoutValueTests {
  private struct Weight: LayoutValueKey { static let defaultValue: CGFloat = 1 }
  private struct Span: LayoutValueKey { static let defaultValue: Int? = 4 }

  /// As wide as the sum of its subviews' weights, as high as the sum of their spans.
  private struct Summing: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(
        width: subviews.reduce(0) { $0 + $1[Weight.self] },
        height: CGFloat(subviews.reduce(0) { $0 + ($1[Span.self] ?? 100) }))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
  }

  @Test func readsTheDefaultWhereNoneIsSet() {
    let size = Summing() {
      LayoutNode.box("a", 0, 0)
      LayoutNode.box("b", 0, 0).layoutValue(key: Weight.self, value: 10)
    }.arranged(in: .zero).size
    #expect(size == CGSize(width: 11, height: 8))
  }

  @Test func tellsNilFromNone() {
    let size = Summing() { LayoutNode.box("a", 0, 0).layoutValue(key: Span.self, value: nil) }
      .arranged(in: .zero).size
    #expect(size == CGSize(width: 1, height: 100))
  }

  @Test func keepsTheLastValueAndShowsItThroughWrappers() {
    let size = Summing() {
      LayoutNode.box("a", 0, 0).layoutValue(key: Weight.self, value: 2).padding(9)
        .layoutValue(key: Weight.self, value: 5).frame(width: 3)
    }.arranged(in: .zero).size
    #expect(size == CGSize(width: 5, height: 4))
  }

  @Test func doesNotShowThroughAContainer() {
    let size = Summing() { HStackLayout { LayoutNode.box("a", 0, 0).layoutValue(key: Weight.self, value: 2) } }
      .arranged(in: .zero).size
    #expect(size == CGSize(width: 1, height: 4))
  }
}
