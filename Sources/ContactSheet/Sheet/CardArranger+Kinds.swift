import FeedModel
import Foundation
import LayoutEngine

extension CardArranger {
  /// How far a look-ahead placement may reach for a card that fills a hole.
  private static let lookAhead = 5

  /// The columns of masonry and grid.
  var tracks: [GridTrack] { GridSolver(layout.columns).solved(width: width).tracks }

  /// Columns, each card below what is there already.
  func masonry(_ count: Int, _ measurer: CardMeasurer) -> [CGRect] {
    var placer = MasonryPlacer(tracks: tracks, rules: rules)
    var frames: [CGRect] = []
    frames.reserveCapacity(count)
    for (index, item) in measurer.items.prefix(count).enumerated() {
      placer.append(span: item.span ?? 1, start: item.start, into: &frames) { measurer.height(at: index, width: $0) }
    }
    placer.finish(into: &frames)
    return frames
  }

  /// Why each card of a masonry stands where `frames` has it.
  func explanations(_ items: [FeedItem], frames: [CGRect]) -> [MasonryExplanation] {
    let measured = zip(items, frames).map { item, frame in
      MasonryItem(height: frame.height, span: item.span ?? 1, start: item.start)
    }
    return MasonryArranger(solver: GridSolver(layout.columns), rules: rules).explanations(of: measured, width: width)
  }

  /// Columns and rows, each card at the top of its cell.
  func grid(_ count: Int, _ measurer: CardMeasurer) -> [CGRect] {
    let tracks = tracks
    let cells = (0..<count).map { index in
      GridCell(height: .fixed(measurer.height(at: index, width: tracks[index % tracks.count].width)))
    }
    return GridArranger(solver: GridSolver(layout.columns), rowGap: layout.spacing, alignment: .top)
      .arranged(cells, width: width).frames
  }

  /// Lines of cards of one media height.
  func flow(_ count: Int, _ measurer: CardMeasurer) -> [CGRect] {
    let sizes = measurer.items.prefix(count).enumerated().map { index, item in
      let own = template.width(
        of: item, mediaHeight: item.mediaHeight ?? layout.mediaHeight, minimum: layout.minimumWidth, maximum: width)
      return CGSize(width: own, height: measurer.height(at: index, width: own))
    }
    let arranger = FlowArranger(
      spacing: layout.spacing, rowGap: layout.spacing, heights: layout.kind == .flow ? .own : .row)
    return arranger.arranged(sizes, width: width).frames
  }

  private var rules: MasonryRules { MasonryRules(rowGap: layout.spacing, placement: placement) }

  private var placement: MasonryPlacement {
    switch layout.placement {
    case .lowestTop: .lowestTop
    case .leastWaste: .leastWaste
    case .roundRobin: .roundRobin
    case .gridLanes: .gridLanes(tolerance: 0)
    case .lookAhead: .lookAhead(window: Self.lookAhead)
    }
  }
}
