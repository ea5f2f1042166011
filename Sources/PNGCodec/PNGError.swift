/// Why a picture could not be read or written.
public struct PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; open, so that a code nobody knows is never taken for success.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The file is no PNG, or a damaged one.
    public static let damaged = Code(rawValue: 1)
    /// The picture exceeds a limit that the caller set.
    public static let overLimit = Code(rawValue: 2)
    /// PNG has no picture of this size.
    public static let invalidSize = Code(rawValue: 3)
    /// The rows given are not the rows announced.
    public static let wrongRows = Code(rawValue: 4)
    /// There is not enough memory.
    public static let outOfMemory = Code(rawValue: 5)
    /// The library reported a fault while writing.
    public static let library = Code(rawValue: 6)
  }

  /// The kind of fault.
  public var code: Code
  /// What it concerns: a file's path where the caller set one, else empty.
  public var subject: String
  /// A sentence for a person.
  public var message: String

  /// A fault of kind `code`.
  public init(_ code: Code, subject: String = "", message: String) {
    self.code = code
    self.subject = subject
    self.message = message
  }

  /// `subject: message`.
  public var description: String { subject.isEmpty ? message : "\(subject): \(message)" }
}
