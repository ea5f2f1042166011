extension KeyedDecodingContainer {
  /// A whole number that may be missing or null.
  ///
  /// Foundation tells no place of a number that is no `Int`, such as 1.5 or 2⁶³; this does.
  public func wholeNumberIfPresent(_ key: Key) throws -> Int? {
    guard let value = try decodeIfPresent(Double.self, forKey: key) else { return nil }
    guard let whole = Int(exactly: value) else {
      throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: "expected a whole number")
    }
    return whole
  }

  /// A whole number.
  public func wholeNumber(_ key: Key) throws -> Int {
    guard let value = try wholeNumberIfPresent(key) else { return try decode(Int.self, forKey: key) }
    return value
  }
}
