public import JSONInput

/// Why a file that was asked for could not be taken in.
public struct InputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; open, as more may come.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// There is no such file.
    public static let missing = Code(rawValue: 1)
    /// The file is there, but reading it failed.
    public static let unreadable = Code(rawValue: 2)
    /// What the file holds is bad.
    public static let damaged = Code(rawValue: 3)
    /// The file is one that may not be read: outside its folder, or over a limit.
    public static let refused = Code(rawValue: 4)
  }

  /// The kind of fault.
  public var code: Code
  /// The file, as the caller or the document that names it spells it.
  public var path: String
  /// A sentence for a person.
  public var message: String

  /// A fault of kind `code` at `path`.
  public init(_ code: Code, path: String, message: String) {
    self.code = code
    self.path = path
    self.message = message
  }

  /// A document at `path` that could not be decoded.
  public init(path: String, _ fault: JSONError) {
    self.init(.damaged, path: path, message: fault.description)
  }

  /// `path: message`.
  public var description: String { "\(path): \(message)" }
}
