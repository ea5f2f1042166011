extension KeyedDecodingContainer {
  /// One of an enumeration's names.
  public func choice<Value: RawRepresentable<String> & CaseIterable>(_ key: Key) throws -> Value {
    guard let value = Value(rawValue: try decode(String.self, forKey: key)) else {
      let names = Value.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "expected one of \(names)")
    }
    return value
  }

  /// One of an enumeration's names; nil where there is none, or null.
  public func choiceIfPresent<Value: RawRepresentable<String> & CaseIterable>(_ key: Key) throws -> Value? {
    guard contains(key), try !decodeNil(forKey: key) else { return nil }
    return try choice(key)
  }
}
