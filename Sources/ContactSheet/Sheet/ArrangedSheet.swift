import Foundation
import Painting

/// Where everything stands on a sheet, in points.
struct ArrangedSheet {
  /// The header and the footer.
  let frame: SheetFrame
  /// The cards, from ``origin``.
  let cards: CardArranger.Arranged
  /// Where the arrangement of the cards begins on the sheet; above it where the sheet starts inside a card.
  let origin: CGPoint
  /// The sheet's extent.
  let size: CGSize
  /// The bottom of the lowest card.
  let contentBottom: CGFloat

  /// Sets and arranges all that is on `sheet`.
  init(_ sheet: Sheet, theme: Theme, arranger: CardArranger, typesetter: Typesetter) throws {
    frame = try SheetFrame(sheet, theme: theme, typesetter: typesetter)
    cards = try arranger.arranged(sheet.cards.map(\.item))
    let top = frame.top
    origin = CGPoint(x: theme.page.padding, y: top - sheet.offset)
    size = CGSize(width: theme.page.width, height: sheet.height ?? top + cards.height + frame.bottom)
    contentBottom = top + cards.height - sheet.offset
  }

  /// The cards' frames on the sheet.
  var frames: [CGRect] { cards.frames.map { $0.offsetBy(dx: origin.x, dy: origin.y) } }
}
