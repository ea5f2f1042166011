/// Texts as cards show them: one line, no control characters, no longer than a card can show.
enum PlainText {
  /// The characters that a card's text keeps; the rest becomes an ellipsis.
  static let limit = 1000

  /// `text` with white space collapsed to single spaces and control characters left out; nil when nothing is left.
  static func line(_ text: String) -> String? {
    if isClean(text) { return text }
    var result = String.UnicodeScalarView()
    var isPending = false
    var count = 0
    for scalar in text.unicodeScalars {
      if isBreaking(scalar) {
        isPending = count > 0
      } else if !isControl(scalar) {
        if isPending { result.append(" ") }
        isPending = false
        result.append(scalar)
        count += 1
        // Enough scalars for the limit in whatever script; the exact cut below looks at characters.
        if count > 8 * limit { break }
      }
    }
    return result.isEmpty ? nil : cut(String(result))
  }

  /// `text` without white space around it; nil when nothing is left.
  static func trimmed(_ text: String) -> String? {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: { !isBreaking($0) }),
      let last = scalars.lastIndex(where: { !isBreaking($0) })
    else { return nil }
    return String(scalars[first...last])
  }

  /// Whether a text is as it should be: most are, and need no look at their scalars.
  private static func isClean(_ text: String) -> Bool {
    guard (1...limit).contains(text.utf8.count) else { return false }
    var previous = UInt8(ascii: " ")
    for byte in text.utf8 {
      // Space may stand between two others; of what is not ASCII, only scripts without control characters are clean.
      let isFit = byte == UInt8(ascii: " ") ? previous != byte : 0x21...0x7E ~= byte || isLetterByte(byte)
      guard isFit else { return false }
      previous = byte
    }
    return previous != UInt8(ascii: " ")
  }

  /// Trailing bytes, and the first bytes of U+00C0 to U+07FF and U+3000 to U+CFFF: Latin to Arabic, and CJK.
  private static func isLetterByte(_ byte: UInt8) -> Bool {
    0x80...0xBF ~= byte || 0xC3...0xDF ~= byte || 0xE3...0xEC ~= byte
  }

  private static func cut(_ text: String) -> String {
    // Bytes are counted at once; a text of few bytes needs no look at its characters.
    guard text.utf8.count > limit else { return text }
    let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex) ?? text.endIndex
    var head = end == text.endIndex ? text : text[..<end] + "…"
    // Characters of many combining marks are bounded too.
    if head.unicodeScalars.count > 8 * limit { head = String(head.unicodeScalars.prefix(8 * limit)) + "…" }
    return head
  }

  /// White space that may become one space; no-break spaces stay as they are.
  private static func isBreaking(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x20, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Control characters and non-characters, which no font draws.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }
}
