/// Tells an object that is a card from one that is a whole feed.
struct CardProbe: Decodable {
  let isCard: Bool

  private enum CodingKeys: String, CodingKey {
    case id, version, items
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let version = try? container.decode(String.self, forKey: .version)
    isCard = container.contains(.id) && !container.contains(.items) && !(version.map(JSONFeed.isVersion) ?? false)
  }
}
