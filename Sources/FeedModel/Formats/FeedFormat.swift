import JSONInput

/// Any of the formats that are one JSON document, told apart by what they hold.
struct FeedFormat: Decodable {
  let document: FeedDocument

  private enum CodingKeys: String, CodingKey {
    case version, items, id
  }

  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.container(keyedBy: CodingKeys.self) else {
      guard let items = try? Lossy<CardListItem>(from: decoder) else {
        throw decoder.fault("a feed is an object or an array")
      }
      document = FeedDocument(items: items.elements.map { ($0, $1.item) }, itemsPath: JSONPath())
      return
    }
    if let version = try? container.decode(String.self, forKey: .version), JSONFeed.isVersion(version) {
      document = try JSONFeed(from: decoder).document
    } else if container.contains(.items) {
      document = try CardList(from: decoder).document
    } else if container.contains(.id) {
      // A single card is a list of lines with one line.
      document = FeedDocument(items: [(0, try CardListItem(from: decoder).item)], itemsPath: JSONPath())
    } else {
      throw decoder.fault("no feed: neither a JSON Feed's \"version\" nor a card list's \"items\" is here")
    }
  }
}
