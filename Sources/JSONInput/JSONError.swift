/// Why a document could not be read, and where.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value that is at fault; the root for a syntax error.
  public var path: JSONPath
  /// A sentence for a person.
  public var reason: String

  /// A fault at `path`.
  public init(path: JSONPath, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// `path: reason`.
  public var description: String { "\(path): \(reason)" }
}
