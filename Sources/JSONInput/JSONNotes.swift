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
