import Synchronization

/// Collects remarks while one document is decoded; it never leaves that call.
final class JSONNotes: Sendable {
  private let storage = Mutex<[JSONWarning]>([])

  var warnings: [JSONWarning] { storage.withLock { $0 } }

  func append(_ warning: JSONWarning) { storage.withLock { $0.append(warning) } }
}

extension CodingUserInfoKey {
  static var notes: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "JSONInput.notes") else { preconditionFailure("The key has a name.") }
    return key
  }
}

extension Decoder {
  /// Leaves a remark about the value that this decoder stands on, or about one of its members.
  public func note(_ reason: String, at key: (any CodingKey)? = nil) {
    guard let notes = userInfo[.notes] as? JSONNotes else { return }
    notes.append(JSONWarning(path: JSONPath(codingPath + (key.map { [$0] } ?? [])), reason: reason))
  }

  /// Remarks on every member of this object that `keys` does not know, and names the nearest known one.
  public func noteUnknownKeys<Key: CodingKey & CaseIterable>(_ keys: Key.Type) throws {
    let known = Set(Key.allCases.map(\.stringValue))
    for key in try container(keyedBy: AnyKey.self).allKeys where !known.contains(key.stringValue) {
      guard !key.stringValue.hasPrefix("_"), !key.stringValue.hasPrefix("$") else { continue }
      let hint = known.sorted().first { $0.lowercased() == key.stringValue.lowercased() }
      note(hint.map { "unknown key, did you mean \"\($0)\"?" } ?? "unknown key", at: key)
    }
  }

  /// A fault at the value that this decoder stands on, or at one of its members.
  public func fault(_ reason: String, at key: (any CodingKey)? = nil) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath + (key.map { [$0] } ?? []), debugDescription: reason))
  }
}

/// A key of any name.
public struct AnyKey: CodingKey, Hashable {
  public let stringValue: String
  public let intValue: Int?

  /// A member's key.
  public init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  /// An element's key.
  public init(intValue: Int) {
    stringValue = String(intValue)
    self.intValue = intValue
  }
}
