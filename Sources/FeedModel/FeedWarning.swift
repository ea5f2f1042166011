public import JSONInput

/// Something in a feed that was repaired or passed over.
public struct FeedWarning: Hashable, Sendable, CustomStringConvertible {
  /// The page as the feed spells it.
  public var source: String
  /// The line, from 1, in a format of lines.
  public var line: Int?
  /// The value concerned, within its line if there is one.
  public var path: JSONPath
  /// A sentence for a person.
  public var reason: String

  /// A remark about `path` in the page `source`.
  public init(source: String, line: Int? = nil, path: JSONPath, reason: String) {
    self.source = source
    self.line = line
    self.path = path
    self.reason = reason
  }

  /// `source: line 3: $.width: reason`.
  public var description: String {
    "\(source): " + (line.map { "line \($0): " } ?? "") + "\(path): \(reason)"
  }
}
