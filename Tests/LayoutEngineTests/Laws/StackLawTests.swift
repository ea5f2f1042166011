import LayoutEngine
import TestSupport
import Testing

@Suite struct StackLawTests {
  @Test func isTheBoundingBoxOfBoxesAndTheirGaps() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<LawCases.count {
      let gap = CGFloat(Int.random(in: 0...20, using: &random))
      let boxes = (0..<Int.random(in: 1...6, using: &random)).map { index in
        LayoutNode.box(
          "\(index)", CGFloat(Int.random(in: 0...50, using: &random)), CGFloat(Int.random(in: 0...50, using: &random)))
      }
      let proposal = ProposedViewSize(width: CGFloat(Int.random(in: 0...300, using: &random)), height: nil)

      let row = LayoutNode.container(HStackLayout(spacing: gap), boxes).arranged(in: proposal)
      expectBoundingBox(row)
      #expect(zip(row.frames, row.frames.dropFirst()).allSatisfy { $1.rect.minX == $0.rect.maxX + gap })

      let column = LayoutNode.container(VStackLayout(alignment: .trailing, spacing: gap), boxes).arranged(in: proposal)
      expectBoundingBox(column)
      #expect(zip(column.frames, column.frames.dropFirst()).allSatisfy { $1.rect.minY == $0.rect.maxY + gap })

      let pile = LayoutNode.container(ZStackLayout(alignment: .bottomLeading), boxes).arranged(in: proposal)
      expectBoundingBox(pile)
      #expect(pile.frames.allSatisfy { $0.rect.minX == 0 && $0.rect.maxY == pile.size.height })
    }
  }

  @Test func usesAllThatSubviewsWithoutALeastWidthCanUse() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<LawCases.count {
      let widest = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        CGFloat(Int.random(in: 0...100, using: &random))
      }
      let total = CGFloat(Int.random(in: 0...400, using: &random))
      let priorities = widest.map { _ in Int.random(in: 0...2, using: &random) }
      let children = zip(widest, priorities).map { width, priority in
        LayoutNode.elastic("", 0...width).layoutPriority(Double(priority))
      }
      let row = LayoutNode.container(HStackLayout(spacing: 0), children)
        .arranged(in: ProposedViewSize(width: total, height: nil))
      #expect(abs(row.size.width - min(total, widest.reduce(0, +))) < 1e-9)
      for (short, other) in pairs(widest.indices) where row.frames[short].rect.width < widest[short] - 1e-9 {
        // Who goes short leaves nothing to lower priorities, and no more than its own to equal ones.
        let most: CGFloat? =
          priorities[other] < priorities[short]
          ? 0 : priorities[other] == priorities[short] ? row.frames[short].rect.width : nil
        if let most { #expect(row.frames[other].rect.width <= most + 1e-9) }
      }
    }
  }

  private func pairs(_ indices: Range<Int>) -> [(Int, Int)] {
    indices.flatMap { first in indices.filter { $0 != first }.map { (first, $0) } }
  }

  private func expectBoundingBox(_ arrangement: Arrangement) {
    let box = arrangement.frames.dropFirst().reduce(arrangement.frames[0].rect) { $0.union($1.rect) }
    #expect(box == CGRect(origin: .zero, size: arrangement.size))
  }
}
