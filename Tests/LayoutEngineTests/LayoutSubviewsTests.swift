import LayoutEngine
import Testing

@Suite struct LayoutSubviewsTests {
  /// The widths of a selection from four subviews of widths 0, 1, 2 and 3.
  private func widths(_ select: @escaping (LayoutSubviews) -> some Sequence<LayoutSubview>) -> [CGFloat] {
    var widths: [CGFloat] = []
    let layout = InspectingLayout { subviews in widths = select(subviews).map { $0.sizeThatFits(.zero).width } }
    _ = LayoutNode.container(layout, (0..<4).map { LayoutNode.box("\($0)", CGFloat($0), 1) }).arranged(in: .zero)
    return widths
  }

  @Test func slicesLikeAnyCollection() {
    #expect(widths { $0 } == [0, 1, 2, 3])
    #expect(widths { $0[1..<3] } == [1, 2])
    #expect(widths { $0[2...] } == [2, 3])
    #expect(widths { $0.dropFirst() } == [1, 2, 3])
    #expect(widths { $0.prefix(2) } == [0, 1])
    #expect(widths { $0.reversed() } == [3, 2, 1, 0])
    #expect(widths { $0[[3, 0]] } == [3, 0])
    #expect(widths { $0[stride(from: 0, to: 4, by: 2)] } == [0, 2])
  }

  @Test func keepsTheIndicesOfASlice() {
    #expect(widths { subviews in [subviews[1..<3][2]] } == [2])
    #expect(widths { subviews in subviews[1..<3].indices.map { subviews[$0] } } == [1, 2])
    #expect(widths { subviews in subviews[[3, 2]].indices.map { subviews[[3, 2]][$0] } } == [3, 2])
  }

  @Test func knowsASubviewAgain() {
    var outcome: [Bool] = []
    let layout = InspectingLayout { subviews in
      outcome = [subviews[0] == subviews[0], subviews[0] == subviews[1], subviews[0...1] == subviews.prefix(2)]
    }
    _ = LayoutNode.container(layout, [.box("a", 1, 1), .box("b", 1, 1)]).arranged(in: .zero)
    #expect(outcome == [true, false, true])
  }
}
