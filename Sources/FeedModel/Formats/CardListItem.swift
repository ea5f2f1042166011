import Foundation
import Graphics
import JSONInput

/// An item of a card list: Proofsheet's own format, which picture lists such as Picsum's happen to fit.
struct CardListItem: Decodable {
  let item: FeedItem

  private enum CodingKeys: String, CodingKey {
    case id, title, author, caption, tags, language, width, height, aspectRatio, mediaHeight, image, color, blurHash,
      gradient, span, start
  }

  init(from decoder: any Decoder) throws {
    let fields = try ItemFields(decoder, keyedBy: CodingKeys.self)
    var item = FeedItem(id: try fields.id(.id))
    item.title = fields.text(.title)
    if let author = fields.text(.author) {
      item.authors = [author]
      item.title = item.title ?? author
    }
    item.caption = fields.text(.caption)
    item.tags = fields.texts(.tags, limit: FeedItem.tagLimit)
    item.language = fields.language(.language)
    (item.declaredSize, item.aspectRatio) = fields.shape(width: .width, height: .height, ratio: .aspectRatio)
    item.mediaHeight = fields.mediaHeight(.mediaHeight)
    item.image = fields.word(.image)
    item.color = fields.color(.color)
    item.blurHash = fields.blurHash(.blurHash)
    item.gradient = fields.value(BoxGradient.self, .gradient)
    item.span = fields.whole(.span, least: 1)
    item.start = fields.whole(.start, least: 0)
    self.item = item
  }
}

extension ItemFields {
  /// A height that a card can have.
  fileprivate func mediaHeight(_ key: Key) -> CGFloat? {
    guard let height = length(key) else { return nil }
    guard height <= 10_000 else {
      pass(over: key, "expected at most 10000 points")
      return nil
    }
    return CGFloat(height)
  }
}
