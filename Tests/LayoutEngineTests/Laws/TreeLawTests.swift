import LayoutEngine
import TestSupport
import Testing

/// What holds for every tree, whatever its leaves answer.
@Suite struct TreeLawTests {
  private final class Log {
    private(set) var repeated = 0
    private var seen: Set<String> = []

    func note(_ id: String, _ proposal: ProposedViewSize) {
      let isNew = seen.insert("\(id) \(String(describing: proposal.width)) \(String(describing: proposal.height))")
        .inserted
      if !isNew { repeated += 1 }
    }

    func forget() { seen = [] }
  }

  @Test(arguments: [RandomTree.Lengths.ordinary, .hostile])
  func yieldsFiniteFramesMeasuredOnceAndMirroredExactly(lengths: RandomTree.Lengths) {
    var seeds = SplitMix64(seed: 2_026)
    for _ in 0..<LawCases.count {
      let seed = seeds.next()
      let log = Log()
      var tree = RandomTree(seed: seed, lengths: lengths) { log.note($0, $1) }
      let node = tree.node().id("root")
      let proposal = tree.proposal()

      let arrangement = node.arranged(in: proposal)
      #expect(log.repeated == 0, "seed \(seed) measures twice")
      log.forget()
      #expect(node.sizeThatFits(proposal) == arrangement.size, "seed \(seed)")
      #expect(arrangement.frames.first?.rect.size == arrangement.size, "seed \(seed)")
      #expect(arrangement.frames.allSatisfy(isSound), "seed \(seed): \(arrangement)")

      log.forget()
      let mirrored = node.arranged(in: proposal, layoutDirection: .rightToLeft)
      #expect(mirrored.frames.map(\.id) == arrangement.frames.map(\.id), "seed \(seed)")
      let isMirror = zip(arrangement.frames, mirrored.frames).allSatisfy { left, right in
        let x = arrangement.size.width - left.rect.origin.x - left.rect.size.width
        return right.rect == CGRect(origin: CGPoint(x: x, y: left.rect.origin.y), size: left.rect.size)
      }
      #expect(isMirror && mirrored.size == arrangement.size, "seed \(seed)")
    }
  }

  private func isSound(_ frame: Arrangement.Frame) -> Bool {
    let lengths = [frame.rect.size.width, frame.rect.size.height]
    let coordinates = [frame.rect.origin.x, frame.rect.origin.y]
    return lengths.allSatisfy { $0 >= 0 && $0 <= 1e9 } && coordinates.allSatisfy { abs($0) <= 1e9 }
  }
}
