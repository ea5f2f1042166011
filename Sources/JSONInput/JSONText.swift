public import Foundation

/// A document's text as UTF-8, whatever it was written in.
public struct JSONText: Sendable {
  /// The text without byte order mark.
  public let utf8: Data
  /// What it was written in, by its byte order mark, else by where its first character has zero bytes.
  public let encoding: JSONTextEncoding
  /// Whether some bytes were no text and are U+FFFD now.
  public let isRepaired: Bool

  /// Finds out the encoding of `data` and leaves it behind; valid UTF-8 is not copied.
  public init(_ data: Data) {
    encoding = JSONTextEncoding(of: data)
    let body = Self.withoutMark(data)
    if encoding == .utf8, String(validating: body, as: UTF8.self) != nil {
      utf8 = body
      isRepaired = false
    } else {
      let text = encoding.text(of: body)
      utf8 = Data(text.value.utf8)
      isRepaired = text.isRepaired
    }
  }

  /// `data` without its byte order mark.
  public static func withoutMark(_ data: Data) -> Data {
    data.dropFirst(JSONTextEncoding(of: data).markLength(in: data))
  }
}
