import FeedModel
import Foundation
import Graphics
import Painting

/// Works out everything on a sheet: where cards stand, what they are made of, and what the manifest tells of them.
struct SheetComposer {
  private let theme: Theme
  private let typesetter: Typesetter
  private let grid: PixelGrid
  private let cardPainter: CardPainter
  private let pictures = SheetPictures()

  init(theme: Theme, typesetter: Typesetter, painter: Painter) {
    self.theme = theme
    self.typesetter = typesetter
    grid = PixelGrid(scale: theme.page.scale)
    cardPainter = CardPainter(card: theme.card, scrim: Scrim(painter: painter), grid: grid)
  }

  /// The sheet, ready to be painted.
  func compose(_ sheet: Sheet) throws -> ComposedSheet {
    let arranger = CardArranger(theme: theme, typesetter: typesetter)
    let arranged = try ArrangedSheet(sheet, theme: theme, arranger: arranger, typesetter: typesetter)
    var composed = ComposedSheet(
      list: DisplayList(
        size: arranged.size, scale: theme.page.scale, background: theme.page.background, dither: theme.page.dither),
      pictures: [:], cards: [], warnings: sheet.warnings.map(\.description))
    for ((card, body), frame) in zip(zip(sheet.cards, arranged.cards.bodies), arranged.frames) {
      try Task.checkCancellation()
      try add(card, body: body, frame: frame, to: &composed)
    }
    composed.list.items += covers(of: sheet, arranged) + arranged.frame.headerItems
    let contentBottom = sheet.height.map { $0 - arranged.frame.bottom } ?? arranged.contentBottom
    if let footer = arranged.frame.footerItem(below: contentBottom) { composed.list.items.append(footer) }
    return composed
  }

  private func add(
    _ card: SheetCard, body: CardBody, frame: CGRect, to composed: inout ComposedSheet
  ) throws {
    let outcome = theme.card.media.showsContent ? pictures.outcome(of: card) : SheetPictures.Outcome()
    let picture = outcome.picture
    if let picture { composed.pictures[picture.name] = picture }
    composed.list.items += try cardPainter.items(
      for: card.item, body: body, frame: grid.snapped(frame), picture: picture)
    let missing = body.texts.flatMap(\.metrics.missing).map(Self.remark(missing:))
    composed.cards.append(
      Manifest.Card(
        id: card.item.id, frame: frame, pixels: grid.pixels(frame), source: card.item.image,
        declaredSize: card.item.declaredSize, decodedSize: picture?.decodedSize,
        fonts: body.texts.flatMap(\.metrics.fonts).uniqued(),
        warnings: [outcome.warning].compactMap { $0 } + missing.uniqued()))
  }

  /// What hides the rest of a tall card above and below its strip.
  private func covers(of sheet: Sheet, _ arranged: ArrangedSheet) -> [DisplayItem] {
    guard let height = sheet.height, let background = theme.page.background else { return [] }
    let (top, bottom) = (arranged.frame.top, arranged.frame.bottom)
    guard sheet.offset > 0 || arranged.contentBottom > height - bottom else { return [] }
    return [(0, top), (height - bottom, bottom)].filter { $0.1 > 0 }.map { y, length in
      let box = CGRect(x: 0, y: y, width: theme.page.width, height: length)
      return .box(BoxItem(box: box, fill: .solid(background)))
    }
  }

  private static func remark(missing scalar: Unicode.Scalar) -> String {
    let code = String(scalar.value, radix: 16, uppercase: true)
    return "no font has U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
  }
}
