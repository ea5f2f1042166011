import FeedModel
import Foundation
import Graphics
import LayoutEngine
import Painting

/// Works out everything on a sheet: where cards stand, what they are made of, and what the manifest tells of them.
struct SheetComposer {
  let theme: Theme
  let typesetter: Typesetter
  let painter: Painter
  private let pictures = SheetPictures()

  init(theme: Theme, typesetter: Typesetter, painter: Painter) {
    self.theme = theme
    self.typesetter = typesetter
    self.painter = painter
  }

  /// The language of texts where neither the item nor the feed declares one.
  static let defaultLanguage = "zh-Hans"

  /// The sheet, ready to be painted.
  func compose(_ sheet: Sheet) throws -> ComposedSheet {
    let language = sheet.language ?? Self.defaultLanguage
    let frame = SheetFrame(theme: theme, typesetter: typesetter, language: language)
    let template = CardTemplate(card: theme.card, typesetter: typesetter, language: Self.defaultLanguage)
    let arranger = CardArranger(layout: theme.layout, template: template)
    let arranged = try arranger.arranged(sheet.cards.map(\.item), width: frame.width)
    let top = try frame.top(sheet)
    let height = try sheet.height ?? top + arranged.height + frame.bottom(sheet)
    var composed = ComposedSheet(
      list: DisplayList(
        size: CGSize(width: theme.page.width, height: height), scale: theme.page.scale,
        background: theme.page.background, dither: theme.page.dither),
      pictures: [:], cards: [], warnings: sheet.warnings.map(\.description))
    let origin = CGPoint(x: theme.page.padding, y: top - sheet.offset)
    for ((card, body), frame) in zip(zip(sheet.cards, arranged.bodies), arranged.frames) {
      try add(card, body: body, frame: frame.offsetBy(dx: origin.x, dy: origin.y), to: &composed)
    }
    try addFrame(frame, of: sheet, contentBottom: top + arranged.height - sheet.offset, to: &composed)
    return composed
  }

  private func add(
    _ card: SheetCard, body: CardBody, frame: CGRect, to composed: inout ComposedSheet
  ) throws {
    let grid = PixelGrid(scale: theme.page.scale)
    let outcome = theme.card.media.showsContent ? pictures.outcome(of: card) : SheetPictures.Outcome()
    let picture = outcome.picture
    if let picture { composed.pictures[picture.name] = picture }
    let painter = CardPainter(card: theme.card, scrim: Scrim(painter: painter, pictures: composed.bitmaps))
    composed.list.items += try painter.items(
      for: card.item, body: body, frame: grid.snapped(frame), picture: picture?.name, grid: grid)
    let missing = body.texts.flatMap(\.metrics.missing).map(Self.remark(missing:))
    composed.cards.append(
      Manifest.Card(
        id: card.item.id, frame: frame, pixels: grid.pixels(frame), source: card.item.image,
        declaredSize: card.item.declaredSize, decodedSize: picture?.decodedSize,
        fonts: body.texts.flatMap(\.metrics.fonts).uniqued(),
        warnings: [outcome.warning].compactMap { $0 } + missing.uniqued()))
  }

  /// The header, the footer and, on a strip of a tall card, what hides the rest of it.
  private func addFrame(
    _ frame: SheetFrame, of sheet: Sheet, contentBottom: CGFloat, to composed: inout ComposedSheet
  ) throws {
    let padding = theme.page.padding
    let footer = try frame.footer(sheet)
    let bottom = try frame.bottom(sheet)
    if let height = sheet.height, let background = theme.page.background {
      for (y, length) in [(0, try frame.top(sheet)), (height - bottom, bottom)] where length > 0 {
        let box = CGRect(x: 0, y: y, width: theme.page.width, height: length)
        if sheet.offset > 0 || contentBottom > height - bottom {
          composed.list.items.append(.box(BoxItem(box: box, fill: .solid(background))))
        }
      }
    }
    composed.list.items += try frame.headerItems(sheet)
    guard let footer else { return }
    let y = sheet.height.map { $0 - bottom + padding } ?? contentBottom + padding
    composed.list.items.append(footer.item(x: padding, y: y))
  }

  private static func remark(missing scalar: Unicode.Scalar) -> String {
    let code = String(scalar.value, radix: 16, uppercase: true)
    return "no font has U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code
  }
}
