extension Decoder {
  /// Leaves a remark about the value that this decoder stands on, or about something in it.
  public func note(_ reason: String, at keys: (any CodingKey)...) {
    note(JSONWarning(path: JSONPath(codingPath + keys), reason: reason))
  }

  /// Leaves a remark that has a place of its own.
  public func note(_ warning: JSONWarning) {
    (userInfo[.notes] as? JSONNotes)?.append(warning)
  }

  /// Remarks on every member of this object that `keys` does not know, and names the known one that was likely meant.
  ///
  /// Members that begin with `_` or `$` are extensions and comments: they are passed over in silence.
  ///
  /// - Parameter others: Members that another type reads from the same object.
  public func noteUnknownKeys<Key: CodingKey & CaseIterable>(
    _ keys: Key.Type, besides others: [any CodingKey] = []
  ) throws {
    let known = Key.allCases.map(\.stringValue) + others.map(\.stringValue)
    let given = try container(keyedBy: AnyKey.self).allKeys.sorted { $0.stringValue < $1.stringValue }
    for key in given where !known.contains(key.stringValue) {
      guard !key.stringValue.hasPrefix("_"), !key.stringValue.hasPrefix("$") else { continue }
      let meant = Spelling.nearest(to: key.stringValue, among: known)
      note(meant.map { "unknown key, did you mean \"\($0)\"?" } ?? "unknown key", at: key)
    }
  }

  /// A fault at the value that this decoder stands on, or at something in it.
  public func fault(_ reason: String, at keys: (any CodingKey)...) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath + keys, debugDescription: reason))
  }
}
