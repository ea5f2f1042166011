/// A value of a type that cannot leave remarks, with one on every member that is none of `Keys`.
public struct Noted<Value: Decodable, Keys: CodingKey & CaseIterable>: Decodable {
  /// The value.
  public var value: Value

  /// Decodes the value, and remarks on what it did not look at.
  public init(from decoder: any Decoder) throws {
    try decoder.noteUnknownKeys(Keys.self)
    value = try Value(from: decoder)
  }
}

extension Noted: Sendable where Value: Sendable {}
