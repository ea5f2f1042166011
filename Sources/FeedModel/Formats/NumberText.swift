/// Numbers that a feed spells as texts.
enum NumberText {
  /// The number that digits with at most one point, and perhaps `px`, spell: "520", "0.5", "347px".
  ///
  /// No signs, exponents or thousands separators: what they were meant for would be a guess.
  static func value(of text: String) -> Double? {
    guard let word = PlainText.trimmed(text), word.utf8.count <= 32 else { return nil }
    let digits = word.hasSuffix("px") ? String(word.dropLast(2)) : word
    guard let first = digits.utf8.first, isDigit(first),
      digits.utf8.allSatisfy({ isDigit($0) || $0 == UInt8(ascii: ".") })
    else { return nil }
    return Double(digits)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
