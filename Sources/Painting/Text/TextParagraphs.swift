/// The lines that a text's own line breaks make, ready for shaping.
///
/// Every Unicode line break ends a paragraph, a tab is a space, other control characters are dropped, and white space at
/// a paragraph's end as well as blank paragraphs at the text's end are cut off: none of them shows.
struct TextParagraphs: Equatable, Sendable {
  /// A grapheme of more scalars than this is not a character anybody wrote; the rest of it is dropped.
  private static let scalarLimit = 64

  /// The paragraphs, in order.
  private(set) var strings: [String] = []
  /// Whether characters were left out because there were more than the limit.
  private(set) var isCut = false

  /// The first `limit` graphemes of `string`, and whether anything that shows follows them.
  init(_ string: String, limit: Int) {
    var paragraph = ""
    var count = 0
    var index = string.startIndex
    while index < string.endIndex, count < limit {
      let character = string[index]
      index = string.index(after: index)
      count += 1
      if character.isNewline {
        strings.append(Self.trimmed(paragraph))
        paragraph = ""
      } else {
        Self.append(character, to: &paragraph)
      }
    }
    strings.append(Self.trimmed(paragraph))
    isCut = string[index...].contains { !$0.isWhitespace }
    while strings.last == "" { strings.removeLast() }
  }

  /// Whether a paragraph at or after `index` has anything to show.
  func hasContent(from index: Int) -> Bool {
    isCut || (index < strings.count && strings[index...].contains { !$0.isEmpty })
  }

  private static func append(_ character: Character, to paragraph: inout String) {
    if character == "\t" {
      paragraph.append(" ")
      return
    }
    if let scalar = character.unicodeScalars.first, scalar.properties.generalCategory == .control { return }
    if character.unicodeScalars.count <= scalarLimit {
      paragraph.append(character)
    } else {
      paragraph.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(scalarLimit))
    }
  }

  private static func trimmed(_ paragraph: String) -> String {
    var rest = paragraph[...]
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }
}
