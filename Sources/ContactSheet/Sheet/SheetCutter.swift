import FeedModel
import Foundation
import Painting

/// Finds how many cards make a screenful.
struct SheetCutter {
  let frame: SheetFrame
  let arranger: CardArranger

  /// Where the cards that wait are cut.
  enum Cut: Hashable {
    /// After so many.
    case cards(Int)
    /// Inside the first, which is higher than a screenful: strips of `room` points out of `height`.
    case strip(room: CGFloat, height: CGFloat)
  }

  /// The longest run of `items` that fits on a sheet of `height` points.
  ///
  /// An arrangement never gets lower by another card, so the run is searched by halving.
  func cut(_ items: [FeedItem], height: CGFloat, prototype: Sheet) throws(PaintError) -> Cut {
    guard !items.isEmpty else { return .cards(0) }
    let room = try room(height: height, prototype: prototype)
    let first = try arranger.arranged(Array(items.prefix(1)), width: frame.width)
    guard first.height <= room + Self.tolerance else { return .strip(room: room, height: first.height) }
    var fitting = 1
    var tooMany = items.count + 1
    while fitting + 1 < tooMany {
      let middle = (fitting + tooMany) / 2
      let arranged = try arranger.arranged(Array(items.prefix(middle)), width: frame.width)
      if arranged.height <= room + Self.tolerance { fitting = middle } else { tooMany = middle }
    }
    return .cards(fitting)
  }

  /// What header and footer leave, and never less than a point.
  private func room(height: CGFloat, prototype: Sheet) throws(PaintError) -> CGFloat {
    var last = prototype
    last.isLast.toggle()
    let bottom = max(try frame.bottom(prototype), try frame.bottom(last))
    return max(1, height - (try frame.top(prototype)) - bottom)
  }

  /// Lengths that differ by less are equal.
  private static let tolerance: CGFloat = 1e-6
}
