/// Something in a document that was repaired or passed over.
public struct JSONWarning: Hashable, Sendable, CustomStringConvertible {
  /// The value concerned.
  public var path: JSONPath
  /// A sentence for a person.
  public var reason: String

  /// A remark at `path`.
  public init(path: JSONPath, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// `path: reason`.
  public var description: String { "\(path): \(reason)" }
}
