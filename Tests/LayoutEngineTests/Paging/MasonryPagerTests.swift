import LayoutEngine
import TestSupport
import Testing

struct MasonryPagerTests {
  /// The page's words, item by item.
  private func expected(_ masonry: RandomMasonry, _ paging: PagingRules) -> MasonryPages {
    var result = MasonryPages(tracks: GridTracks(tracks: masonry.tracks, reportedWidth: 0))
    result.frames = Array(repeating: .zero, count: masonry.items.count)
    var queue = Array(masonry.items.indices)
    while !queue.isEmpty {
      var oracle = MasonryOracle(tracks: masonry.tracks, rules: masonry.rules)
      var (placed, pushed, isOwn, hasEnded) = ([Int](), [Int](), false, false)
      for index in queue {
        let item = masonry.items[index]
        let choice = oracle.choice(for: item)
        let isTall = choice.height > paging.pageHeight + 1e-6
        var fits = !isOwn && choice.y + choice.height <= paging.pageHeight + 1e-6
        if isTall { fits = paging.tall == .overflow ? choice.y <= 1e-6 : placed.isEmpty }
        if fits, !hasEnded {
          result.frames[index] = oracle.take(choice, for: item)
          placed.append(index)
          isOwn = isTall && paging.tall == .ownPage
        } else {
          pushed.append(index)
          if paging.mode == .strict { hasEnded = true }
          if paging.mode == .css { oracle.close(choice, span: oracle.span(of: item)) }
        }
      }
      result.pages.append(placed)
      result.heights.append(placed.map { result.frames[$0].maxY }.max() ?? 0)
      queue = pushed
    }
    return result
  }

  @Test func cutsPagesAsTheWordsOfTheRulesSay() {
    for seed in LawCases.seeds {
      var random = SplitMix64(seed: seed)
      var masonry = RandomMasonry(seed: seed)
      masonry.rules.packing = .sparse
      let paging = PagingRules(
        pageHeight: [0, 55, 80, 150, .infinity].randomElement(using: &random) ?? 80,
        mode: [.strict, .css, .cssOpen].randomElement(using: &random) ?? .strict,
        tall: Bool.random(using: &random) ? .overflow : .ownPage)
      let tracks = GridTracks(tracks: masonry.tracks, reportedWidth: 0)
      let actual = MasonryPager(tracks: tracks, rules: masonry.rules, paging: paging).pages(of: masonry.placerItems)
      let expected = expected(masonry, paging)
      #expect(actual.pages == expected.pages, "seed \(seed), \(paging), \(masonry.rules)")
      #expect(actual.frames == expected.frames, "seed \(seed)")
      #expect(actual.heights == expected.heights, "seed \(seed)")
    }
  }

  @Test func fillsAPageItemByItem() {
    let tracks = [GridTrack(x: 0, width: 50), GridTrack(x: 60, width: 50)]
    var page = MasonryPage(
      tracks: tracks, rules: MasonryRules(rowGap: 10), paging: PagingRules(pageHeight: 100))
    #expect(page.fit(MasonryItem(height: 60)) == CGRect(x: 0, y: 0, width: 50, height: 60))
    #expect(page.fit { width in width * 2 } == CGRect(x: 60, y: 0, width: 50, height: 100))
    // 70 + 31 is more than 100; 70 + 30 fits, as the gap below does not count.
    #expect(page.fit(MasonryItem(height: 31)) == nil)
    #expect(page.fit(MasonryItem(height: 30)) == CGRect(x: 0, y: 70, width: 50, height: 30))
    #expect(page.height == 100)
    #expect(page.count == 3)
  }
}
