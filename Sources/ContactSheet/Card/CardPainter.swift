import FeedModel
import Foundation
import Graphics
import Painting

/// Turns a card that is set into display items.
struct CardPainter {
  let card: Theme.Card
  let scrim: Scrim
  /// The page's pixels, on which edges lie where they can.
  let grid: PixelGrid

  /// The card at `frame`, which may be higher than its body, with its picture if it has one that could be read.
  func items(
    for item: FeedItem, body: CardBody, frame: CGRect, picture: SheetPictures.Picture?
  ) throws(PaintError) -> [DisplayItem] {
    let shift = CGSize(width: frame.minX, height: frame.minY)
    func placed(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: shift.width, dy: shift.height) }
    func line(_ text: CardBody.PlacedText) -> DisplayItem {
      .text(TextItem(text: text.text, box: placed(text.box), color: text.style.color))
    }
    var items: [DisplayItem] = [
      .box(
        BoxItem(
          box: frame, radii: CornerRadii(card.cornerRadius), fill: .solid(card.background), shadows: card.shadow,
          border: card.border))
    ]
    let mediaBox = grid.snapped(placed(body.media))
    if mediaBox.width > 0, mediaBox.height > 0 {
      let media = BoxItem(
        box: mediaBox, radii: CornerRadii(card.media.cornerRadius),
        fill: fill(of: item, size: mediaBox.size, picture: picture?.name))
      items.append(.box(media))
      if let title = body.title {
        let inked = placed(inkBox(of: title))
        let pictures = picture.map { [$0.name: $0.bitmap] } ?? [:]
        if let veil = try scrim.box(
          title: inked, color: title.style.color, media: media, pictures: pictures, below: card.background)
        {
          items.append(.box(veil))
        }
      }
    }
    items += [body.title, body.caption].compactMap { $0.map(line) }
    for capsule in body.tags {
      let box = grid.snapped(placed(capsule.box))
      items.append(
        .box(BoxItem(box: box, radii: CornerRadii(box.height / 2), fill: .solid(card.tag.background))))
      items.append(line(capsule.label))
    }
    return items
  }

  /// What covers the media: the picture, else the card's own gradient, blurred preview or colour, else the theme's.
  private func fill(of item: FeedItem, size: CGSize, picture: String?) -> Fill {
    guard card.media.showsContent else { return themed(item, size: size) }
    if let picture { return .image(path: picture, fit: card.media.fit, focus: .center) }
    if let gradient = item.gradient { return gradient.fill(in: size) }
    if let color = item.color { return .solid(color) }
    return themed(item, size: size)
  }

  private func themed(_ item: FeedItem, size: CGSize) -> Fill {
    let index = item.idHash % UInt64(card.media.gradients.count)
    return card.media.gradients[Int(index)].fill(in: size)
  }

  /// The part of a text's box that its lines fill.
  private func inkBox(of text: CardBody.PlacedText) -> CGRect {
    let width = min(text.metrics.size.width, text.box.width)
    let x = text.metrics.isRightToLeft ? text.box.maxX - width : text.box.minX
    return CGRect(x: x, y: text.box.minY, width: width, height: text.box.height)
  }
}
