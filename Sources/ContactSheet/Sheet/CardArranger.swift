import FeedModel
import Foundation
import LayoutEngine
import Painting

/// Lets a theme's layout find the frames of cards.
struct CardArranger {
  let layout: Theme.CardLayout
  let template: CardTemplate
  /// The width that cards have together, in points.
  let width: CGFloat

  /// Cards that have frames, in the order of the items, and how high they are together.
  struct Arranged {
    /// Frames from the arrangement's top left corner, in points.
    var frames: [CGRect]
    /// The cards at their frames' widths.
    var bodies: [CardBody]
    /// From the top of the first card to the bottom of the lowest.
    var height: CGFloat { frames.map(\.maxY).max() ?? 0 }
  }

  /// Arranges cards as `theme` has it.
  init(theme: Theme, typesetter: Typesetter) {
    layout = theme.layout
    template = CardTemplate(card: theme.card, typesetter: typesetter)
    width = theme.page.contentWidth
  }

  /// The cards of `items`, set and arranged.
  func arranged(_ items: [FeedItem]) throws -> Arranged {
    let measurer = measurer(of: items)
    var arranged = Arranged(frames: try frames(ofFirst: items.count, measurer: measurer), bodies: [])
    arranged.bodies.reserveCapacity(items.count)
    for (index, frame) in arranged.frames.enumerated() {
      arranged.bodies.append(try measurer.body(at: index, width: frame.width))
    }
    return arranged
  }

  /// What ``frames(ofFirst:measurer:)`` measures with.
  func measurer(of items: [FeedItem]) -> CardMeasurer {
    CardMeasurer(items, template: template, mediaHeight: layout.hasColumns ? nil : layout.mediaHeight)
  }

  /// The frames of the first `count` cards, as if there were no others.
  func frames(ofFirst count: Int, measurer: CardMeasurer) throws -> [CGRect] {
    let frames =
      switch layout.kind {
      case .masonry: masonry(count, measurer)
      case .grid: grid(count, measurer)
      case .flow, .equalHeightFlow: flow(count, measurer)
      }
    if let fault = measurer.fault { throw fault }
    return frames
  }
}
