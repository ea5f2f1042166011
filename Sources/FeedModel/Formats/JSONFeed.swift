import JSONInput

/// JSON Feed, version 1.0 or 1.1.
struct JSONFeed: Decodable {
  let document: FeedDocument

  private enum CodingKeys: String, CodingKey {
    case version, title, language, authors, author, items, next = "next_url"
  }

  /// Whether `version` is a JSON Feed's: `https://jsonfeed.org/version/1.1`, with or without `s` and `www.`.
  static func isVersion(_ version: String) -> Bool {
    version.contains(/^\s*https?:\/\/(www\.)?jsonfeed\.org\/version\//.ignoresCase())
  }

  init(from decoder: any Decoder) throws {
    let fields = try ItemFields(decoder, keyedBy: CodingKeys.self)
    if let version = fields.word(.version), !version.contains(/\/1(\.[01])?\/?$/) {
      decoder.note("version \"\(version)\" is read as 1.1", at: CodingKeys.version)
    }
    let authors = fields.authors(.authors, legacy: .author)
    let items = try fields.container.decode(Lossy<JSONFeedItem>.self, forKey: .items).elements
    document = FeedDocument(
      title: fields.text(.title),
      language: fields.language(.language),
      items: items.map { ($0, $1.item(feedAuthors: authors)) },
      next: fields.word(.next),
      nextPath: JSONPath([.key(CodingKeys.next.rawValue)]))
  }
}
