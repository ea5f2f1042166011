import FeedModel
import Foundation
import LayoutEngine
import Painting

/// Lets a theme's layout find the frames of cards.
///
/// Layouts measure through closures that cannot throw, so the first fault is kept and thrown afterwards.
struct CardArranger {
  let layout: Theme.CardLayout
  let template: CardTemplate

  /// Cards that have frames, in the order of the items, and how high they are together.
  struct Arranged {
    /// Frames from the arrangement's top left corner, in points.
    var frames: [CGRect]
    /// The cards at their frames' widths.
    var bodies: [CardBody]
    /// From the top of the first card to the bottom of the lowest.
    var height: CGFloat
  }

  /// The cards at a page's width.
  func arranged(_ items: [FeedItem], width: CGFloat) throws(PaintError) -> Arranged {
    let measuring = Measuring(template: template, mediaHeight: layout.hasColumns ? nil : layout.mediaHeight)
    let frames: [CGRect]
    switch layout.kind {
    case .masonry: frames = masonry(items, width: width, measuring: measuring)
    case .grid: frames = grid(items, width: width, measuring: measuring)
    case .flow, .equalHeightFlow: frames = flow(items, width: width, measuring: measuring)
    }
    if let fault = measuring.fault { throw fault }
    var bodies: [CardBody] = []
    bodies.reserveCapacity(items.count)
    for (item, frame) in zip(items, frames) { bodies.append(try measuring.body(of: item, width: frame.width)) }
    return Arranged(frames: frames, bodies: bodies, height: frames.map(\.maxY).max() ?? 0)
  }
}

/// Measures cards for one arrangement and keeps the first fault.
final class Measuring {
  private let template: CardTemplate
  private let mediaHeight: CGFloat?
  private(set) var fault: PaintError?

  init(template: CardTemplate, mediaHeight: CGFloat?) {
    self.template = template
    self.mediaHeight = mediaHeight
  }

  /// The card at a width.
  func body(of item: FeedItem, width: CGFloat) throws(PaintError) -> CardBody {
    try template.body(of: item, width: width, mediaHeight: item.mediaHeight ?? mediaHeight)
  }

  /// The card's height at a width; 0 after a fault.
  func height(of item: FeedItem, width: CGFloat) -> CGFloat {
    guard fault == nil else { return 0 }
    do {
      return try body(of: item, width: width).size.height
    } catch {
      fault = error
      return 0
    }
  }
}
