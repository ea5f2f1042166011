import JSONInput

/// An author of a JSON Feed or of one of its items.
struct JSONFeedAuthor: Decodable {
  let name: String?

  private enum CodingKeys: String, CodingKey {
    case name
  }

  init(from decoder: any Decoder) throws {
    name = try ItemFields(decoder, keyedBy: CodingKeys.self).text(.name)
  }
}

extension ItemFields {
  /// The names in `key`, which version 1.1 has, else the one in `legacy`, which 1.0 has; each once.
  func authors(_ key: Key, legacy: Key) -> [String] {
    let names = value(Lossy<JSONFeedAuthor>.self, key)?.elements.compactMap(\.value.name) ?? []
    if names.isEmpty { return value(JSONFeedAuthor.self, legacy)?.name.map { [$0] } ?? [] }
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }
}
