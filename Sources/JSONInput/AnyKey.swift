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
