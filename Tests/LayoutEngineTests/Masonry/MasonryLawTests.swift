import LayoutEngine
import TestSupport
import Testing

struct MasonryLawTests {
  private func isSame(_ first: CGRect, _ second: CGRect) -> Bool {
    let pairs = [
      (first.minX, second.minX), (first.minY, second.minY), (first.width, second.width), (first.height, second.height),
    ]
    return pairs.allSatisfy { abs($0 - $1) <= 1e-6 + 1e-12 * abs($1) }
  }

  private func overlap(_ first: CGRect, _ second: CGRect) -> Bool {
    min(first.maxX, second.maxX) - max(first.minX, second.minX) > 2e-6
      && min(first.maxY, second.maxY) - max(first.minY, second.minY) > 2e-6
  }

  @Test func placesEveryItemWhereTheWordsOfTheRulesPutIt() {
    for seed in LawCases.seeds {
      let masonry = RandomMasonry(seed: seed)
      var oracle = MasonryOracle(tracks: masonry.tracks, rules: masonry.rules)
      let expected = masonry.items.map { item in oracle.take(oracle.choice(for: item), for: item) }
      let actual = masonry.frames()
      let wrong = zip(actual, expected).enumerated().first { !isSame($0.element.0, $0.element.1) }
      guard actual.count != expected.count || wrong != nil else { continue }
      Issue.record("seed \(seed), \(masonry.rules): \(String(describing: wrong))")
      return
    }
  }

  @Test func neverLetsTwoItemsOverlap() {
    for seed in LawCases.seeds {
      var masonry = RandomMasonry(seed: seed)
      if seed % 5 == 0 { masonry.rules.placement = .lookAhead(window: Int(seed % 7)) }
      let frames = masonry.frames()
      #expect(frames.count == masonry.items.count)
      for (index, frame) in frames.enumerated() {
        guard let other = frames[..<index].first(where: { overlap($0, frame) }) else { continue }
        Issue.record("seed \(seed): item \(index) at \(frame) overlaps \(other)")
        return
      }
    }
  }

  @Test func yieldsTheSameFramesForEveryCutIntoChunks() {
    for seed in LawCases.seeds {
      var masonry = RandomMasonry(seed: seed)
      if seed % 5 == 0 { masonry.rules.placement = .lookAhead(window: 5) }
      let items = masonry.placerItems
      var random = SplitMix64(seed: seed)
      var placer = MasonryPlacer(tracks: masonry.tracks, rules: masonry.rules)
      var frames: [CGRect] = []
      var next = 0
      while next < items.count {
        let settled = frames
        let end = min(items.count, next + Int.random(in: 1...9, using: &random))
        placer.append(Array(items[next..<end]), into: &frames)
        #expect(Array(frames.prefix(settled.count)) == settled)
        next = end
      }
      placer.finish(into: &frames)
      #expect(frames == masonry.frames(), "seed \(seed)")
    }
  }

  @Test func measuresThroughAClosureAsItDoesThroughAValue() {
    for seed in LawCases.seeds {
      var masonry = RandomMasonry(seed: seed)
      if seed % 5 == 0 { masonry.rules.placement = .lookAhead(window: 4) }
      var placer = MasonryPlacer(tracks: masonry.tracks, rules: masonry.rules)
      var frames: [CGRect] = []
      for (item, value) in zip(masonry.items, masonry.placerItems) {
        placer.append(span: item.span, start: item.start, into: &frames) { value.height(at: $0) }
      }
      placer.finish(into: &frames)
      #expect(frames == masonry.frames(), "seed \(seed)")
    }
  }

  @Test func explainsThePlaceThatAnItemThenTakes() {
    for seed in LawCases.seeds {
      let masonry = RandomMasonry(seed: seed)
      var placer = MasonryPlacer(tracks: masonry.tracks, rules: masonry.rules)
      var frames: [CGRect] = []
      for item in masonry.placerItems {
        let explanation = placer.explanation(of: item)
        placer.append([item], into: &frames)
        #expect(frames.last?.minY == explanation.y)
        #expect(frames.last?.minX == masonry.tracks[explanation.track].x)
      }
    }
  }

  @Test func mirrorsExactly() {
    for seed in LawCases.seeds {
      let masonry = RandomMasonry(seed: seed)
      let columns = masonry.tracks.map { GridItem(.fixed($0.width), spacing: $0.spacing) }
      var arranger = MasonryArranger(solver: GridSolver(columns), rules: masonry.rules)
      let plain = arranger.arranged(masonry.placerItems, width: 300)
      arranger.direction = .rightToLeft
      let mirrored = arranger.arranged(masonry.placerItems, width: 300)
      #expect(mirrored == plain.mirrored())
      for (frame, image) in zip(plain.frames, mirrored.frames) {
        #expect(image.minX == plain.size.width - frame.minX - frame.width)
      }
    }
  }
}
