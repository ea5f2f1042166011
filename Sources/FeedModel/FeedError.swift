public import JSONInput

/// Why a feed, or one of its pages, could not be read.
public struct FeedError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault, numbered as the command's exit codes are.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What was read is no feed.
    public static let data = Code(rawValue: 65)
    /// There is no such file, or it may not be read.
    public static let noInput = Code(rawValue: 66)
    /// It lies where nothing can be fetched from.
    public static let unavailable = Code(rawValue: 69)
    /// Reading broke off.
    public static let io = Code(rawValue: 74)
    /// It lies outside the feed's folder, or is larger than the limits allow.
    public static let refused = Code(rawValue: 77)
  }

  /// The kind of fault.
  public var code: Code
  /// The file or address concerned.
  public var subject: String
  /// The value at fault, when the file itself could be read.
  public var path: JSONPath?
  /// A sentence for a person.
  public var message: String

  /// A fault of kind `code` that concerns `subject`.
  public init(_ code: Code, subject: String, path: JSONPath? = nil, message: String) {
    self.code = code
    self.subject = subject
    self.path = path
    self.message = message
  }

  /// `subject: path: message`.
  public var description: String { "\(subject): " + (path.map { "\($0): " } ?? "") + message }
}
