import FeedModel
import Foundation
import Painting

/// Finds how many cards make a screenful.
struct SheetCutter {
  private let theme: Theme
  private let typesetter: Typesetter
  private let arranger: CardArranger

  /// Where the cards that wait are cut.
  enum Cut: Hashable {
    /// After so many.
    case cards(Int)
    /// Inside the first, which is higher than a screenful: strips of `room` points out of `height`.
    case strip(room: CGFloat, height: CGFloat)
  }

  /// Lengths that differ by less are equal.
  private static let tolerance: CGFloat = 1e-6

  /// Cards need so many points of a sheet's height.
  private static let leastRoom: CGFloat = 8

  /// Cuts for sheets of `theme`.
  init(theme: Theme, typesetter: Typesetter) {
    self.theme = theme
    self.typesetter = typesetter
    arranger = CardArranger(theme: theme, typesetter: typesetter)
  }

  /// The longest run of `items` that fits on a sheet of `height` points.
  ///
  /// An arrangement never gets lower by another card, so the run is searched by halving.
  func cut(_ items: [FeedItem], height: CGFloat, prototype: Sheet) throws -> Cut {
    guard !items.isEmpty else { return .cards(0) }
    let room = try room(height: height, prototype: prototype)
    let measurer = arranger.measurer(of: items)
    func arrangedHeight(_ count: Int) throws -> CGFloat {
      try arranger.frames(ofFirst: count, measurer: measurer).map(\.maxY).max() ?? 0
    }
    let first = try arrangedHeight(1)
    guard first <= room + Self.tolerance else { return .strip(room: room, height: first) }
    var fitting = 1
    var tooMany = items.count + 1
    while fitting + 1 < tooMany {
      let middle = (fitting + tooMany) / 2
      if try arrangedHeight(middle) <= room + Self.tolerance { fitting = middle } else { tooMany = middle }
    }
    return .cards(fitting)
  }

  /// What header and footer leave, whether or not the sheet is the last.
  ///
  /// Where that is next to nothing, any card would be cut into hundreds of strips, which nobody means.
  private func room(height: CGFloat, prototype: Sheet) throws(PaintError) -> CGFloat {
    let frame = try SheetFrame(prototype, theme: theme, typesetter: typesetter)
    var other = prototype
    other.isLast.toggle()
    let bottom = max(frame.bottom, try SheetFrame(other, theme: theme, typesetter: typesetter).bottom)
    let room = height - frame.top - bottom
    guard room >= Self.leastRoom else {
      let taken = Int((frame.top + bottom).rounded(.up))
      throw PaintError(
        .invalid, subject: "",
        message: "the sheets are too low for cards: header, footer and padding take \(taken) points")
    }
    return room
  }
}
