import JSONInput

/// A card list that is one JSON document: an array of items, or an object that holds one.
struct CardList: Decodable {
  let document: FeedDocument

  private enum CodingKeys: String, CodingKey {
    case title, language, items, next
  }

  init(from decoder: any Decoder) throws {
    let fields = try ItemFields(decoder, keyedBy: CodingKeys.self)
    document = FeedDocument(
      title: fields.text(.title),
      language: fields.language(.language),
      items: try fields.container.decode(Lossy<CardListItem>.self, forKey: .items).elements.map { ($0, $1.item) },
      next: fields.word(.next),
      nextPath: JSONPath([.key(CodingKeys.next.rawValue)]))
  }
}
