import FeedModel
import Foundation
import LayoutEngine

extension CardArranger {
  /// How far a look-ahead placement may reach for a card that fills a hole.
  private static let lookAhead = 5

  /// Columns, each card below what is there already.
  func masonry(_ items: [FeedItem], width: CGFloat, measuring: Measuring) -> [CGRect] {
    let tracks = GridSolver(layout.columns).solved(width: width).tracks
    var placer = MasonryPlacer(tracks: tracks, rules: rules)
    var frames: [CGRect] = []
    frames.reserveCapacity(items.count)
    for item in items {
      placer.append(span: item.span ?? 1, start: item.start, into: &frames) {
        measuring.height(of: item, width: $0)
      }
    }
    placer.finish(into: &frames)
    return frames
  }

  /// Why each card of a masonry stands where `frames` has it.
  func explanations(_ items: [FeedItem], frames: [CGRect], width: CGFloat) -> [MasonryExplanation] {
    let measured = zip(items, frames).map { item, frame in
      MasonryItem(height: frame.height, span: item.span ?? 1, start: item.start)
    }
    return MasonryArranger(solver: GridSolver(layout.columns), rules: rules).explanations(of: measured, width: width)
  }

  /// Columns and rows, each card at the top of its cell.
  func grid(_ items: [FeedItem], width: CGFloat, measuring: Measuring) -> [CGRect] {
    let solver = GridSolver(layout.columns)
    let tracks = solver.solved(width: width).tracks
    let cells = items.enumerated().map { index, item in
      GridCell(height: .fixed(measuring.height(of: item, width: tracks[index % tracks.count].width)))
    }
    return GridArranger(solver: solver, rowGap: layout.spacing, alignment: .top).arranged(cells, width: width).frames
  }

  /// Lines of cards of one media height.
  func flow(_ items: [FeedItem], width: CGFloat, measuring: Measuring) -> [CGRect] {
    let sizes = items.map { item in
      let own = template.width(
        of: item, mediaHeight: item.mediaHeight ?? layout.mediaHeight, minimum: layout.minimumWidth, maximum: width)
      return CGSize(width: own, height: measuring.height(of: item, width: own))
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

extension CardTemplate {
  /// The capsules' frames in wrapping lines from (0, 0); fewer than sizes when not all lines are shown.
  func capsuleFrames(_ sizes: [CGSize], width: CGFloat) -> [CGRect] {
    FlowArranger(spacing: card.tag.spacing, rowGap: card.tag.spacing, rowLimit: card.tag.maxRows)
      .arranged(sizes, width: width).frames
  }
}
