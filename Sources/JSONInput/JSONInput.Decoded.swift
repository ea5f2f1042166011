extension JSONInput {
  /// What came out of a document, and what was passed over in it.
  public struct Decoded<Value> {
    /// The value.
    public var value: Value
    /// Remarks in document order.
    public var warnings: [JSONWarning]
  }
}

extension JSONInput.Decoded: Sendable where Value: Sendable {}
