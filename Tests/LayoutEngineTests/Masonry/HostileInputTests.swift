import Foundation
import LayoutEngine
import TestSupport
import Testing

/// Any numbers at all: frames are finite, and nothing traps.
///
/// Runs for a second, or for as many as `PROOFSHEET_FUZZ_SECONDS` says.
struct HostileInputTests {
  private static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -0.0, 0, -3, 1e-7, 1e-6, 0.1, 1, 10, 50, 200,
    1e6, 1e9, 1e12,
  ]
  private static let counts = [Int.min, -3, 0, 1, 1, 1, 2, 3, 7, 1_000_000, Int.max]

  private struct Hostile {
    var random: SplitMix64

    mutating func number() -> CGFloat { HostileInputTests.numbers.randomElement(using: &random) ?? 0 }
    mutating func count() -> Int { HostileInputTests.counts.randomElement(using: &random) ?? 0 }
    mutating func maybe<Value>(_ value: Value) -> Value? { Bool.random(using: &random) ? value : nil }
    mutating func one<Value>(of values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }

    mutating func column() -> GridItem {
      let sizes: [GridItem.Size] = [
        .fixed(number()), .flexible(minimum: number(), maximum: number()),
        // Small minimums make ten thousand tracks of a column; those have a case of their own.
        .adaptive(minimum: max(number(), 40), maximum: number()), .adaptive(minimum: .nan, maximum: number()),
      ]
      return GridItem(
        Int.random(in: 0..<200, using: &random) == 0 ? sizes[3] : sizes[Int.random(in: 0..<3, using: &random)],
        spacing: maybe(number()))
    }

    mutating func solver() -> GridSolver {
      GridSolver(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in column() }, policy: one(of: [.swiftUI, .singlePass]),
        report: one(of: [.tracks, .max]), adaptiveConsumption: one(of: [.actual, .proposed]))
    }

    mutating func rules() -> MasonryRules {
      MasonryRules(
        rowGap: number(),
        placement: one(of: [
          .lowestTop, .leastWaste, .roundRobin, .gridLanes(tolerance: number()), .lookAhead(window: count()),
        ]), wasteTie: one(of: [.leftmost, .lowest]), packing: one(of: [.sparse, .denseHigher, .denseAny]),
        explicitMovesCursor: Bool.random(using: &random), zeroHeight: one(of: [.normal, .collapse]))
    }

    mutating func height() -> ItemHeight {
      let number = number()
      return Bool.random(using: &random) ? .fixed(number) : .aspectRatio(number)
    }

    mutating func items() -> [MasonryItem] {
      (0..<Int.random(in: 0...12, using: &random)).map { _ in
        let (span, start) = (count(), count())
        return MasonryItem(height: height(), span: span, start: maybe(start))
      }
    }
  }

  private func isFinite(_ rect: CGRect) -> Bool {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].allSatisfy(\.isFinite)
      && rect.size.width >= 0 && rect.size.height >= 0
  }

  private func check(_ arrangement: TrackArrangement, count: Int, _ seed: UInt64) {
    let isSound =
      arrangement.frames.count == count && arrangement.frames.allSatisfy(isFinite)
      && isFinite(CGRect(origin: .zero, size: arrangement.size)) && !arrangement.frames.contains { $0.width.isNaN }
    if !isSound { Issue.record("seed \(seed): \(arrangement.frames)") }
  }

  @Test func yieldsFiniteFramesForAnyNumbers() {
    let seconds = ProcessInfo.processInfo.environment["PROOFSHEET_FUZZ_SECONDS"].flatMap { Double($0) } ?? 1
    let end = ContinuousClock.now + .seconds(seconds)
    var seed: UInt64 = 0
    repeat {
      tryOnce(seed)
      seed += 1
    } while ContinuousClock.now < end
    print("hostile inputs tried: \(seed)")
    #expect(seed > 0)
  }

  private func tryOnce(_ seed: UInt64) {
    var hostile = Hostile(random: SplitMix64(seed: seed))
    let (solver, rules, items) = (hostile.solver(), hostile.rules(), hostile.items())
    let number = hostile.number()
    let width = hostile.maybe(number)
    let (axis, direction) = (
      hostile.one(of: Axis.allCases), hostile.one(of: [LayoutDirection.leftToRight, .rightToLeft])
    )
    let masonry = MasonryArranger(
      solver: solver, rules: rules, autoFit: hostile.one(of: [false, true]),
      justifyContent: hostile.one(of: [nil, .start, .center, .end]), containerHeight: hostile.number(),
      alignContent: hostile.one(of: [nil, .start, .center, .end]), axis: axis, direction: direction)
    check(masonry.arranged(items, width: width), count: items.count, seed)

    let cells = items.map { item in GridCell(width: hostile.number(), height: item.height, stretches: seed % 2 == 0) }
    let grid = GridArranger(solver: solver, rowGap: hostile.number(), axis: axis, direction: direction)
    check(grid.arranged(cells, width: width), count: cells.count, seed)

    let paging = PagingRules(
      pageHeight: hostile.number(), mode: hostile.one(of: [.strict, .css, .cssOpen]),
      tall: hostile.one(of: [.overflow, .ownPage]))
    let pages = MasonryPager(tracks: solver.solved(width: width), rules: rules, paging: paging).pages(of: items)
    #expect(pages.pages.flatMap(\.self).sorted() == Array(items.indices), "seed \(seed)")
    #expect(pages.frames.allSatisfy(isFinite) && pages.heights.allSatisfy(\.isFinite), "seed \(seed)")

    let sizes = items.map { _ in CGSize(width: hostile.number(), height: hostile.number()) }
    let flow = FlowArranger(
      spacing: hostile.number(), rowGap: hostile.number(), alignment: hostile.one(of: ContentAlignment.allCases),
      rowAlignment: hostile.one(of: ContentAlignment.allCases), heights: hostile.one(of: [.own, .row, .all]),
      breaking: hostile.one(of: [.greedy, .even]), report: hostile.one(of: [.bounds, .proposal]), direction: direction)
    let flowed = flow.arranged(sizes, width: width)
    #expect(flowed.frames.count == sizes.count && flowed.frames.allSatisfy(isFinite), "seed \(seed)")
  }

  @Test func givesNoItemATrackThatDisappears() {
    // The explicit item moves the cursor to the third track, which nothing needs and which therefore is not there.
    let arranger = MasonryArranger(
      solver: GridSolver(Array(repeating: GridItem(.fixed(50), spacing: 0), count: 4)),
      rules: MasonryRules(rowGap: 0, placement: .roundRobin, explicitMovesCursor: true), autoFit: true)
    let arrangement = arranger.arranged(
      [MasonryItem(height: 10, start: 1), MasonryItem(height: 20)], width: 200)
    #expect(arrangement.tracks.map(\.x) == [0, 50])
    #expect(arrangement.frames[1] == CGRect(x: 0, y: 0, width: 50, height: 20))
  }

  @Test func clampsSpansAndStartsToTheTracks() {
    var placer = MasonryPlacer(
      tracks: [GridTrack(x: 0, width: 50), GridTrack(x: 60, width: 50)], rules: MasonryRules(rowGap: 0))
    var frames: [CGRect] = []
    placer.append(
      [
        MasonryItem(height: 10, span: Int.max), MasonryItem(height: 10, span: Int.min, start: Int.max),
        MasonryItem(height: .nan, span: 0, start: Int.min),
      ], into: &frames)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 110, height: 10), CGRect(x: 60, y: 10, width: 50, height: 10),
        CGRect(x: 0, y: 10, width: 50, height: 0),
      ])
  }

  @Test func neverMakesMoreThanTenThousandTracksOfAColumn() {
    let solver = GridSolver([GridItem(.adaptive(minimum: 0), spacing: 0)])
    let solved = solver.solved(width: 1e9)
    #expect(solved.tracks.count == 10_000)
    #expect(solved.tracks.first?.width == 1e5)
  }
}
