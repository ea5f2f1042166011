public import Foundation

/// Decoding with the place of every fault.
public enum JSONInput {
  /// Reads a value from text in UTF-8, UTF-16 or UTF-32, with or without a byte order mark.
  ///
  /// Types leave remarks with ``Decoder/note(_:at:)`` and ``Decoder/noteUnknownKeys(_:)`` on their way. Bytes that are
  /// no text are replaced by U+FFFD, with a remark. Trailing commas are allowed, as Foundation allows them.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws(JSONError) -> Decoded<Value> {
    try decode(type, from: JSONText(data))
  }

  /// Reads a value from text.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from text: JSONText
  ) throws(JSONError) -> Decoded<Value> {
    let notes = JSONNotes()
    if text.isRepaired {
      notes.append(JSONWarning(path: JSONPath(), reason: "bytes that are no \(text.encoding) were replaced by U+FFFD"))
    }
    let decoder = JSONDecoder()
    decoder.userInfo[.notes] = notes
    do {
      let value = try decoder.decode(Value.self, from: text.utf8)
      return Decoded(value: value, warnings: notes.warnings)
    } catch {
      let syntax = JSONError.isSpeechless(error) ? JSONSyntax.fault(in: text.utf8) : nil
      throw syntax ?? JSONError(decoding: error)
    }
  }
}
