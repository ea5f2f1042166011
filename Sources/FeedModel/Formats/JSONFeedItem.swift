import JSONInput

/// An item of a JSON Feed.
struct JSONFeedItem: Decodable {
  private var item: FeedItem

  private enum CodingKeys: String, CodingKey {
    case id, url, title, summary, image, authors, author, tags, language
    case externalURL = "external_url"
    case contentText = "content_text"
    case contentHTML = "content_html"
    case bannerImage = "banner_image"
  }

  init(from decoder: any Decoder) throws {
    let fields = try ItemFields(decoder, keyedBy: CodingKeys.self)
    item = FeedItem(id: try fields.id(.id))
    // Many items have no title: what they say takes its place, and is then not said twice.
    var texts = [fields.text(.title), fields.text(.summary)].compactMap { $0 }
    if texts.count < 2, let content = fields.text(.contentText) ?? fields.string(.contentHTML).flatMap(HTMLText.line) {
      texts.append(content)
    }
    item.title = texts.first ?? fields.text(.url) ?? fields.text(.externalURL)
    item.caption = texts.dropFirst().first { $0 != item.title }
    item.authors = fields.authors(.authors, legacy: .author)
    item.tags = fields.texts(.tags, limit: FeedItem.tagLimit)
    item.language = fields.language(.language)
    item.image = fields.word(.image) ?? fields.word(.bannerImage)
  }

  /// The item, by the feed's authors if it tells none; they are named where there is nothing else to say.
  func item(feedAuthors: [String]) -> FeedItem {
    var item = item
    if item.authors.isEmpty { item.authors = feedAuthors }
    if item.caption == nil, !item.authors.isEmpty {
      item.caption = PlainText.line(item.authors.joined(separator: ", "))
    }
    return item
  }
}
