/// Reads the text out of an HTML fragment: tags go, entities become characters, blocks are kept apart by spaces.
///
/// It builds no tree, so that unbalanced tags, which feeds are full of, do no harm.
struct HTMLScanner {
  private let html: [UInt8]
  private var position = 0
  private var output: [UInt8] = []

  /// More than a card's text can hold in any script; what follows is not looked at.
  private static let enough = 32 * PlainText.limit

  init(_ html: String) { self.html = Array(html.utf8) }

  /// The text up to the end, or to where a card's text is full.
  mutating func text() -> String {
    while position < html.count, output.count < Self.enough {
      switch html[position] {
      case UInt8(ascii: "<") where startsMarkup: skipMarkup()
      case UInt8(ascii: "&"): appendEntity()
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        appendSpace()
        position += 1
      case let byte:
        output.append(byte)
        position += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Runs of space are one at once, so that a fragment of nothing else stays short.
  private mutating func appendSpace() {
    if let last = output.last, last != UInt8(ascii: " ") { output.append(UInt8(ascii: " ")) }
  }

  // MARK: Markup

  /// A `<` that begins no tag is text: "1 < 2".
  private var startsMarkup: Bool {
    guard position + 1 < html.count else { return false }
    let next = html[position + 1]
    if next == UInt8(ascii: "/") { return position + 2 < html.count && Self.isLetter(html[position + 2]) }
    return next == UInt8(ascii: "!") || next == UInt8(ascii: "?") || Self.isLetter(next)
  }

  private mutating func skipMarkup() {
    if matches("<!--") {
      skip(past: "-->")
    } else if matches("<![CDATA[") {
      position += 9
    } else {
      let isEnd = html[position + 1] == UInt8(ascii: "/")
      position += isEnd ? 2 : 1
      let name = readName()
      skipAttributes()
      if !isEnd, Self.hidden.contains(name) {
        skip(past: "</" + name)
        skipAttributes()
      }
      if !Self.inline.contains(name) { appendSpace() }
    }
  }

  private mutating func readName() -> String {
    let start = position
    while position < html.count, Self.isLetter(html[position]) || Self.isDigit(html[position]) { position += 1 }
    return String(decoding: html[start..<position], as: UTF8.self).lowercased()
  }

  /// Goes behind the tag's `>`; one inside quotes belongs to an attribute.
  private mutating func skipAttributes() {
    var quote: UInt8?
    while position < html.count {
      let byte = html[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), html[position - 2] == UInt8(ascii: "=") {
        quote = byte
      }
    }
  }

  private mutating func skip(past end: String) {
    while position < html.count, !matches(end) { position += 1 }
    position = min(position + end.utf8.count, html.count)
  }

  /// Whether `text` comes next, in either case, as HTML's names may be.
  private func matches(_ text: String) -> Bool {
    guard html.count - position >= text.utf8.count else { return false }
    return zip(html[position...], text.utf8).allSatisfy { Self.lowercased($0) == Self.lowercased($1) }
  }

  // MARK: Entities

  private mutating func appendEntity() {
    let start = position
    position += 1
    guard let scalar = readEntity() else {
      position = start + 1
      output.append(UInt8(ascii: "&"))
      return
    }
    output.append(contentsOf: String(scalar).utf8)
  }

  /// The character behind `&`; nil leaves the position anywhere.
  private mutating func readEntity() -> Unicode.Scalar? {
    guard position < html.count else { return nil }
    guard html[position] == UInt8(ascii: "#") else {
      let name = readEntityName()
      if takeSemicolon() || HTMLEntity.unterminated.contains(name) { return HTMLEntity.scalar(named: name) }
      return nil
    }
    position += 1
    let isHexadecimal = position < html.count && Self.lowercased(html[position]) == UInt8(ascii: "x")
    if isHexadecimal { position += 1 }
    let start = position
    while position < html.count, Self.isDigit(html[position]) || isHexadecimal && Self.isHexLetter(html[position]) {
      position += 1
    }
    guard position > start else { return nil }
    let digits = String(decoding: html[start..<position], as: UTF8.self)
    _ = takeSemicolon()
    // A number too large for 32 bits is none of a character.
    return HTMLEntity.scalar(number: UInt32(digits, radix: isHexadecimal ? 16 : 10) ?? .max)
  }

  private mutating func readEntityName() -> String {
    let start = position
    while position < html.count, position - start < 32, Self.isLetter(html[position]) || Self.isDigit(html[position]) {
      position += 1
    }
    return String(decoding: html[start..<position], as: UTF8.self)
  }

  private mutating func takeSemicolon() -> Bool {
    guard position < html.count, html[position] == UInt8(ascii: ";") else { return false }
    position += 1
    return true
  }

  // MARK: Names

  /// Elements whose content is not shown as text.
  private static let hidden: Set<String> = [
    "head", "iframe", "rp", "rt", "script", "style", "svg", "template", "textarea", "title",
  ]

  /// Elements that do not part words; all others do.
  private static let inline: Set<String> = [
    "a", "abbr", "b", "bdi", "bdo", "big", "cite", "code", "data", "del", "dfn", "em", "font", "i", "ins", "kbd",
    "mark", "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "time", "tt", "u",
    "var", "wbr",
  ]

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 32 : byte
  }
  private static func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 32 }
  private static func isHexLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 32 }
  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
