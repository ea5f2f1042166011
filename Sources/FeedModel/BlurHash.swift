public import Graphics

/// A BlurHash: a picture's few lowest cosine terms in a short text.
public struct BlurHash: Hashable, Sendable {
  /// As the feed spells it; its length and its letters are right.
  public let text: String
  /// The picture's average colour, which is the hash's first term.
  public let averageColor: Color
  /// The values of its letters in base 83.
  let digits: [Int]

  /// The hash that `text` spells, else nil.
  public init?(_ text: String) {
    var digits: [Int] = []
    for byte in text.utf8 {
      guard let digit = Self.alphabet.firstIndex(of: byte) else { return nil }
      digits.append(digit)
    }
    // One letter tells the number of terms, one the largest, four the average; each further term takes two.
    guard let size = digits.first, digits.count == 4 + 2 * (size % 9 + 1) * (size / 9 + 1) else { return nil }
    let average = digits[2..<6].reduce(0) { $0 * 83 + $1 }
    guard average < 1 << 24 else { return nil }
    self.text = text
    self.digits = digits
    averageColor = Color(
      red: UInt8(average >> 16), green: UInt8(average >> 8 & 255), blue: UInt8(average & 255))
  }

  private static let alphabet = Array(
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~".utf8)
}
