import LayoutEngine
import TestSupport
import Testing

struct LazyGridLayoutTests {
  private var boxes: [LayoutNode] {
    [CGSize(width: 20, height: 10), CGSize(width: 40, height: 30), CGSize(width: 10, height: 10)].enumerated().map {
      index, size in .leaf("\(index)") { _ in size }
    }
  }

  @Test func centresBoxesInTheirCells() {
    let columns = [GridItem(.fixed(40), spacing: 10), GridItem(.fixed(60), alignment: .bottomTrailing)]
    let arrangement = LayoutNode.container(LazyVGridLayout(columns: columns, spacing: 5), boxes)
      .arranged(in: ProposedViewSize(width: 200, height: nil))
    #expect(
      arrangement.frames.map(\.rect) == [
        CGRect(x: 10, y: 10, width: 20, height: 10), CGRect(x: 70, y: 0, width: 40, height: 30),
        CGRect(x: 15, y: 35, width: 10, height: 10),
      ])
    #expect(arrangement.size == CGSize(width: 110, height: 45))
  }

  @Test func runsAlongTheOtherAxis() {
    let rows = [GridItem(.fixed(40), spacing: 10), GridItem(.fixed(60))]
    let arrangement = LayoutNode.container(LazyHGridLayout(rows: rows, alignment: .top, spacing: 5), boxes)
      .arranged(in: ProposedViewSize(width: nil, height: 200))
    // The first column is as wide as its widest box.
    #expect(
      arrangement.frames.map(\.rect) == [
        CGRect(x: 10, y: 0, width: 20, height: 10), CGRect(x: 0, y: 50, width: 40, height: 30),
        CGRect(x: 45, y: 0, width: 10, height: 10),
      ])
    #expect(arrangement.size == CGSize(width: 55, height: 110))
  }

  @Test func givesAFlexibleViewItsWholeCell() {
    let flexible = LayoutNode.leaf("flexible") { $0.replacingUnspecifiedDimensions() }
    let arrangement = LayoutNode.container(
      LazyVGridLayout(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]), [flexible] + boxes.prefix(2)
    ).arranged(in: .unspecified)
    #expect(arrangement.frames[0].rect == CGRect(x: 0, y: 0, width: 50, height: 10))
  }

  @Test func sizesItselfAsItArranges() {
    for seed in LawCases.seeds {
      var random = SplitMix64(seed: seed)
      let masonry = RandomMasonry(seed: seed, count: 12)
      let nodes = masonry.items.enumerated().map { index, item in
        LayoutNode.leaf("\(index)") { proposal in
          CGSize(width: proposal.width ?? CGFloat(item.height), height: item.height)
        }.masonrySpan(item.span).masonryStart(item.start)
      }
      let columns = masonry.tracks.map { GridItem(.flexible(minimum: $0.width / 2), spacing: $0.spacing) }
      let widths: [CGFloat?] = [nil, 0, 37, 300, .infinity, .nan, -5]
      let proposal = ProposedViewSize(
        width: widths.randomElement(using: &random) ?? nil, height: widths.randomElement(using: &random) ?? nil)
      let layouts = [
        AnyLayout(LazyVGridLayout(columns: columns)), AnyLayout(LazyHGridLayout(rows: columns)),
        AnyLayout(MasonryLayout(columns: columns, rules: masonry.rules)),
        AnyLayout(MasonryLayout(columns: columns, rules: masonry.rules, axis: .horizontal)), AnyLayout(FlowLayout()),
        AnyLayout(FlowLayout(evenLines: true)), AnyLayout(EqualHeightFlowLayout()),
      ]
      for layout in layouts {
        let node = LayoutNode.container(layout, nodes)
        let arrangement = node.arranged(in: proposal)
        #expect(node.sizeThatFits(proposal) == arrangement.size)
        #expect(arrangement.frames.count == nodes.count)
        #expect(node.arranged(in: proposal, layoutDirection: .rightToLeft) == arrangement.mirrored())
      }
    }
  }
}
