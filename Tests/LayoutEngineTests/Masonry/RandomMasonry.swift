import LayoutEngine
import TestSupport

/// Random tracks, rules and items that meet many ties and holes.
struct RandomMasonry {
  var tracks: [GridTrack]
  var rules: MasonryRules
  var items: [MasonryOracle.Item]

  var placerItems: [MasonryItem] {
    items.map { item in
      MasonryItem(
        height: item.aspect.map { .aspectRatio($0) } ?? .fixed(item.height), span: item.span, start: item.start)
    }
  }

  init(seed: UInt64, count: Int = 40) {
    var random = SplitMix64(seed: seed)
    let trackCount = Int.random(in: 1...9, using: &random)
    let widths: [CGFloat] = Bool.random(using: &random) ? [50] : [30, 50, 70]
    let spacing = CGFloat([0, 6, 10].randomElement(using: &random) ?? 0)
    var x: CGFloat = 0
    tracks = (0..<trackCount).map { index in
      let track = GridTrack(x: x, width: widths.randomElement(using: &random) ?? 50, spacing: spacing, column: index)
      x = track.maxX + spacing
      return track
    }
    rules = Self.rules(using: &random)
    // Few distinct heights make ties; a seed in four has fractions.
    let unit: CGFloat = seed % 4 == 0 ? 7.3 : 10
    items = (0..<count).map { _ in Self.item(unit: unit, tracks: trackCount, using: &random) }
  }

  private static func rules(using random: inout SplitMix64) -> MasonryRules {
    let tolerance = ([0, 7, 30, .infinity] as [CGFloat]).randomElement(using: &random) ?? 0
    let placements: [MasonryPlacement] = [
      .lowestTop, .leastWaste, .roundRobin, .gridLanes(tolerance: tolerance), .gridLanes(tolerance: tolerance),
    ]
    return MasonryRules(
      rowGap: [0, 5, 10].randomElement(using: &random) ?? 0,
      placement: placements.randomElement(using: &random) ?? .lowestTop,
      wasteTie: Bool.random(using: &random) ? .leftmost : .lowest,
      packing: [.sparse, .denseHigher, .denseAny].randomElement(using: &random) ?? .sparse,
      explicitMovesCursor: Bool.random(using: &random), zeroHeight: Bool.random(using: &random) ? .normal : .collapse)
  }

  private static func item(unit: CGFloat, tracks: Int, using random: inout SplitMix64) -> MasonryOracle.Item {
    let kind = Int.random(in: 0..<10, using: &random)
    return MasonryOracle.Item(
      height: CGFloat(Int.random(in: 0...9, using: &random)) * unit,
      aspect: kind == 0 ? CGFloat([0, 0.5, 1, 2].randomElement(using: &random) ?? 1) : nil,
      span: kind < 4 ? Int.random(in: -1...(tracks + 1), using: &random) : 1,
      start: kind > 7 ? Int.random(in: -2...(tracks + 1), using: &random) : nil)
  }

  /// All frames, appended in one go.
  func frames() -> [CGRect] {
    var placer = MasonryPlacer(tracks: tracks, rules: rules)
    var frames: [CGRect] = []
    placer.append(placerItems, into: &frames)
    placer.finish(into: &frames)
    return frames
  }
}
