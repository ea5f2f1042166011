public import Foundation

/// Decoding with the place of every fault.
public enum JSONInput {
  /// What came out of a document, and what was passed over in it.
  public struct Decoded<Value> {
    /// The value.
    public var value: Value
    /// Remarks in document order.
    public var warnings: [JSONWarning]
  }

  /// Reads a value from UTF-8, UTF-16 or UTF-32, with or without a byte order mark.
  ///
  /// Types leave remarks with ``Decoder/note(_:at:)`` and ``Decoder/noteUnknownKeys(_:)`` on their way.
  public static func decode<Value: Decodable>(
    _ type: Value.Type, from data: Data
  ) throws(JSONError) -> Decoded<Value> {
    let notes = JSONNotes()
    let decoder = JSONDecoder()
    decoder.userInfo[.notes] = notes
    do {
      let value = try decoder.decode(Value.self, from: withoutByteOrderMark(data))
      return Decoded(value: value, warnings: notes.warnings)
    } catch {
      throw JSONError(decoding: error)
    }
  }

  /// Foundation reads UTF-16 and UTF-32 by their mark but takes UTF-8's for content.
  private static func withoutByteOrderMark(_ data: Data) -> Data {
    data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
  }
}

extension JSONInput.Decoded: Sendable where Value: Sendable {}
