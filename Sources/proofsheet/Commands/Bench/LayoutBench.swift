import BenchKit
import Foundation
import LayoutEngine

/// Times arrangements beside plain loops that give the same frames.
struct LayoutBench {
  var isQuick: Bool

  private static let gap = 8.0
  private static let columnWidth = 100.0

  /// One row a case: the time of a whole run, of one item, of the plain loop, and the ratio.
  func table() -> TextTable {
    var table = TextTable("case", "time", "±", "an item", "plain", "ratio")
    let large = isQuick ? 100_000 : 1_000_000
    for (count, columns) in [(1000, 4), (10_000, 4), (large, 8), (large, 32), (large, 1000)] {
      add("masonry, \(count) × \(columns)", items: count, masonry(count, columns: columns), to: &table)
    }
    add("masonry, 100 more after \(large)", items: 100, appending(100, after: large), to: &table)
    add("window of 1000 in \(large)", items: 1, window(of: 1000, in: large), to: &table)
    add("grid of 16 columns", items: 1, grid(16), to: &table)
    for count in [1000, 100_000] { add("flow, \(count)", items: count, flow(count), to: &table) }
    return table
  }

  private var bench: Bench {
    isQuick
      ? Bench(warmUps: 1, minimumRuns: 3, time: .milliseconds(20))
      : Bench(warmUps: 3, minimumRuns: 9, time: .milliseconds(500))
  }

  private func add(_ name: String, items: Int, _ comparison: Comparison, to table: inout TextTable) {
    table.append(
      name, TimeFormat.string(nanoseconds: comparison.first.median),
      TimeFormat.string(nanoseconds: comparison.first.medianAbsoluteDeviation),
      items > 1 ? TimeFormat.string(nanoseconds: comparison.first.median / Double(items)) : "",
      TimeFormat.string(nanoseconds: comparison.second.median), TimeFormat.number(comparison.ratio))
  }

  private func masonry(_ count: Int, columns: Int) -> Comparison {
    let heights = Self.heights(count)
    let items = heights.map { MasonryItem(height: $0) }
    let empty = Self.placer(columns: columns)
    let plain = PlainLayout.Masonry(columns: columns, width: Self.columnWidth, gap: Self.gap)
    var frames: [CGRect] = []
    frames.reserveCapacity(count)
    var plainFrames = frames
    plainFrames.reserveCapacity(count)
    let comparison = bench.compare {
      frames.removeAll(keepingCapacity: true)
      var placer = empty
      placer.append(items, into: &frames)
    } with: {
      plainFrames.removeAll(keepingCapacity: true)
      var masonry = plain
      masonry.append(heights[...], into: &plainFrames)
    }
    precondition(frames == plainFrames, "The plain loop is to give the same frames.")
    return comparison
  }

  private func appending(_ more: Int, after count: Int) -> Comparison {
    let heights = Self.heights(count + more)
    let items = heights.map { MasonryItem(height: $0) }
    var frames: [CGRect] = []
    frames.reserveCapacity(more)
    var plainFrames = frames
    plainFrames.reserveCapacity(more)
    var full = Self.placer(columns: 8)
    var all: [CGRect] = []
    full.append(Array(items[..<count]), into: &all)
    var plainFull = PlainLayout.Masonry(columns: 8, width: Self.columnWidth, gap: Self.gap)
    plainFull.append(heights[..<count], into: &all)
    let last = Array(items[count...])
    let comparison = bench.compare {
      frames.removeAll(keepingCapacity: true)
      var placer = full
      placer.append(last, into: &frames)
    } with: {
      plainFrames.removeAll(keepingCapacity: true)
      var masonry = plainFull
      masonry.append(heights[count...], into: &plainFrames)
    }
    precondition(frames == plainFrames, "The plain loop is to give the same frames.")
    return comparison
  }

  private func window(of extent: Double, in count: Int) -> Comparison {
    var frames: [CGRect] = []
    var placer = Self.placer(columns: 8)
    placer.append(Self.heights(count).map { MasonryItem(height: $0) }, into: &frames)
    var index = FrameIndex()
    index.append(frames)
    var columns = [[(top: Double, bottom: Double, item: Int)]](repeating: [], count: 8)
    for (item, frame) in frames.enumerated() {
      columns[Int(frame.minX / (Self.columnWidth + Self.gap))].append((frame.minY, frame.maxY, item))
    }
    var found: [Int] = []
    var plainFound: [Int] = []
    let starts = Self.heights(1000).map { placer.height * ($0 - 50) / 200 }
    let comparison = bench.compare {
      for start in starts { index.findItems(from: start, to: start + extent, into: &found) }
    } with: {
      for start in starts { PlainLayout.window(columns, from: start, to: start + extent, into: &plainFound) }
    }
    precondition(found == plainFound, "The plain loop is to find the same items.")
    return comparison.divided(by: starts.count)
  }

  private func grid(_ columns: Int) -> Comparison {
    let solver = GridSolver(Array(repeating: GridItem(.flexible(), spacing: Self.gap), count: columns))
    var tracks = GridTracks(tracks: [], reportedWidth: 0)
    var plain: [(x: Double, width: Double)] = []
    let widths = Self.heights(1000).map { $0 * 20 }
    let comparison = bench.compare {
      for width in widths { solver.solve(width: width, into: &tracks) }
    } with: {
      for width in widths { PlainLayout.columns(columns, width: width, gap: Self.gap, into: &plain) }
    }
    precondition(tracks.tracks.count == plain.count, "The plain loop is to give as many columns.")
    return comparison.divided(by: widths.count)
  }

  private func flow(_ count: Int) -> Comparison {
    let sizes = zip(Self.heights(count), Self.heights(count + 7).dropFirst(7)).map { CGSize(width: $0, height: $1) }
    let arranger = FlowArranger(spacing: Self.gap, rowGap: Self.gap)
    var arrangement = FlowArrangement()
    var plain: [CGRect] = []
    let comparison = bench.compare {
      arranger.arrange(sizes, width: 1000, into: &arrangement)
    } with: {
      PlainLayout.flow(sizes, width: 1000, gap: Self.gap, into: &plain)
    }
    precondition(arrangement.frames == plain, "The plain loop is to give the same frames.")
    return comparison
  }

  private static func placer(columns: Int) -> MasonryPlacer {
    let tracks = (0..<columns).map { GridTrack(x: Double($0) * (columnWidth + gap), width: columnWidth, spacing: gap) }
    return MasonryPlacer(tracks: tracks, rules: MasonryRules(rowGap: gap))
  }

  /// Numbers from 50 to 249 without a pattern, the same every time.
  private static func heights(_ count: Int) -> [Double] {
    var state: UInt32 = 1
    return (0..<count).map { _ in
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(50 + (state >> 16) % 200)
    }
  }
}
