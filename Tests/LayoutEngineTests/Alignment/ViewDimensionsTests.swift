import LayoutEngine
import Testing

@Suite struct ViewDimensionsTests {
  /// What `read` finds in the dimensions of a node.
  private func value<T>(of node: LayoutNode, _ read: @escaping (ViewDimensions) -> T) -> T? {
    var value: T?
    let layout = InspectingLayout { subviews in
      value = subviews.first.map { read($0.dimensions(in: .unspecified)) }
    }
    _ = LayoutNode.container(layout, [node]).arranged(in: .zero)
    return value
  }

  @Test func putsGuidesWhereTheirNamesSay() {
    let box = LayoutNode.box("a", 40, 20)
    #expect(value(of: box) { [$0.width, $0.height] } == [40, 20])
    #expect(value(of: box) { [$0[HorizontalAlignment.leading], $0[.trailing]] } == [0, 40])
    #expect(value(of: box) { $0[HorizontalAlignment.center] } == 20)
    #expect(value(of: box) { [$0[VerticalAlignment.top], $0[.bottom], $0[.firstTextBaseline]] } == [0, 20, 20])
    #expect(value(of: box) { $0[explicit: HorizontalAlignment.leading] } == .some(nil))
  }

  @Test func letsALaterGuideSeeTheEarlierOne() {
    let box = LayoutNode.box("a", 40, 20)
      .alignmentGuide(.top) { $0[.bottom] - 5 }
      .alignmentGuide(.top) { $0[.top] + 100 }
    #expect(value(of: box) { $0[.top] } == 115)
    #expect(value(of: box) { $0[explicit: VerticalAlignment.top] } == .some(115))
  }

  @Test func keepsGuidesOfTheTwoAxesApart() {
    enum Both: AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat { 1 }
    }
    let box = LayoutNode.box("a", 40, 20).alignmentGuide(HorizontalAlignment(Both.self)) { _ in 7 }
    #expect(value(of: box) { $0[HorizontalAlignment(Both.self)] } == 7)
    #expect(value(of: box) { $0[VerticalAlignment(Both.self)] } == 1)
  }

  @Test func movesTheGuidesOfAPaddedViewAlong() {
    let padded = LayoutNode.box("a", 40, 20).alignmentGuide(.firstTextBaseline) { _ in 15 }.padding(3)
    #expect(value(of: padded) { $0[.firstTextBaseline] } == 18)
    #expect(value(of: padded) { $0[.lastTextBaseline] } == 26)
  }

  @Test func takesTheFirstOfFirstBaselinesTheLastOfLastOnesAndTheMeanOfOthers() {
    #expect(VerticalAlignment.firstTextBaseline.combineExplicit([nil, 9, 4]) == 4)
    #expect(VerticalAlignment.lastTextBaseline.combineExplicit([nil, 9, 4]) == 9)
    #expect(VerticalAlignment.center.combineExplicit([nil, 9, 4]) == 6.5)
    #expect(HorizontalAlignment.leading.combineExplicit([3, nil, 9]) == 6)
    #expect(HorizontalAlignment.leading.combineExplicit([nil, nil]) == nil)
  }
}
