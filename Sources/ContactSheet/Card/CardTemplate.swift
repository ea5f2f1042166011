import FeedModel
import Foundation
import Graphics
import LayoutEngine
import Painting

/// Sets cards in one theme: finds where their parts lie at a width.
///
/// From the top: the media with the title over its lower leading corner, the caption, lines of tags. A part that a
/// card does not have takes no room.
struct CardTemplate {
  /// What cards look like.
  let card: Theme.Card
  /// Sets their texts; painting uses the same one, so that every text is shaped once.
  let typesetter: Typesetter

  /// Text is left out where less than this many points are free.
  private static let narrowestText: CGFloat = 8

  /// The card at `width` points, as high as its content.
  ///
  /// A card that declares no height of its media takes `mediaHeight`, or the shape of its picture where that is nil.
  func body(of item: FeedItem, width: CGFloat, mediaHeight: CGFloat? = nil) throws(PaintError) -> CardBody {
    let inner = max(0, width - 2 * card.padding)
    var body = CardBody(size: CGSize(width: width, height: 0), media: .zero, title: nil, caption: nil, tags: [])
    let title = try titleText(of: item, width: inner - 2 * card.media.inset)
    let declared = item.mediaHeight ?? mediaHeight ?? inner / (item.aspectRatio ?? card.media.aspectRatio)
    let needed = title.map { $0.metrics.size.height + 2 * card.media.inset } ?? 0
    body.media = CGRect(x: card.padding, y: card.padding, width: inner, height: max(declared, needed))
    body.title = title.map { title in
      var placed = title
      placed.box.origin = CGPoint(
        x: body.media.minX + card.media.inset, y: body.media.maxY - card.media.inset - title.box.height)
      return placed
    }
    var bottom = body.media.maxY
    if let caption = try captionText(of: item, width: inner) {
      var placed = caption
      placed.box.origin = CGPoint(x: card.padding + Self.captionIndent, y: bottom + card.spacing)
      bottom = placed.box.maxY
      body.caption = placed
    }
    let origin = CGPoint(x: card.padding, y: bottom + card.spacing)
    body.tags = try capsules(of: item, width: inner, origin: origin)
    bottom = body.tags.last?.box.maxY ?? bottom
    body.size.height = bottom + card.padding
    return body
  }

  /// The width at which a card's media has its own shape at a height, not below `minimum`; for flows.
  func width(of item: FeedItem, mediaHeight: CGFloat, minimum: CGFloat, maximum: CGFloat) -> CGFloat {
    let media = mediaHeight * (item.aspectRatio ?? card.media.aspectRatio)
    return min(max(media + 2 * card.padding, minimum), max(maximum, minimum))
  }

  /// Round letters start a little before square ones would: the caption lines up with the media by eye.
  private static let captionIndent: CGFloat = 2

  private func titleText(of item: FeedItem, width: CGFloat) throws(PaintError) -> CardBody.PlacedText? {
    guard let title = item.title else { return nil }
    return try placed(title, style: card.title, of: item, width: width)
  }

  private func captionText(of item: FeedItem, width: CGFloat) throws(PaintError) -> CardBody.PlacedText? {
    guard let caption = item.caption else { return nil }
    return try placed(caption, style: card.caption, of: item, width: width - 2 * Self.captionIndent)
  }

  /// A text of its own height at the origin; nil where it has no room or nothing to show.
  private func placed(
    _ string: String, style: Theme.TextStyle, of item: FeedItem, width: CGFloat
  ) throws(PaintError) -> CardBody.PlacedText? {
    guard width >= Self.narrowestText else { return nil }
    let text = style.text(string, language: item.language ?? StyledText.defaultLanguage, width: width)
    let metrics = try typesetter.metrics(of: text)
    guard metrics.lineCount > 0 else { return nil }
    let box = CGRect(x: 0, y: 0, width: width, height: metrics.size.height)
    return CardBody.PlacedText(text: text, box: box, style: style, metrics: metrics)
  }
}
