import FeedModel
import Foundation
import Painting

/// Measures a run of cards for their layout, and keeps each card as it was set last.
///
/// Layouts measure through closures that cannot throw, so the first fault is kept and thrown afterwards.
final class CardMeasurer {
  /// The cards' content.
  let items: [FeedItem]
  private let template: CardTemplate
  private let mediaHeight: CGFloat?
  private var bodies: [CardBody?]
  private(set) var fault: (any Error)?

  /// Measures `items`; those that declare no height of their media take `mediaHeight`, or their own shape if it is nil.
  init(_ items: [FeedItem], template: CardTemplate, mediaHeight: CGFloat?) {
    self.items = items
    self.template = template
    self.mediaHeight = mediaHeight
    bodies = Array(repeating: nil, count: items.count)
  }

  /// A card at a width; many take their time, so this throws when the task is cancelled.
  func body(at index: Int, width: CGFloat) throws -> CardBody {
    if let body = bodies[index], body.size.width == width { return body }
    try Task.checkCancellation()
    let body = try template.body(of: items[index], width: width, mediaHeight: mediaHeight)
    bodies[index] = body
    return body
  }

  /// A card's height at a width; 0 after a fault.
  func height(at index: Int, width: CGFloat) -> CGFloat {
    guard fault == nil else { return 0 }
    do {
      return try body(at: index, width: width).size.height
    } catch {
      fault = error
      return 0
    }
  }
}
