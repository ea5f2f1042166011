/// Why something could not be painted.
public struct PaintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; open, so that a code nobody knows is never taken for success.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The page is larger than can be painted.
    public static let tooLarge = Code(rawValue: 1)
    /// A picture that the page names was not given.
    public static let pictureMissing = Code(rawValue: 2)
    /// No usable font was found.
    public static let fontUnavailable = Code(rawValue: 3)
    /// The drawing library reported a fault; `status` has its own number.
    public static let library = Code(rawValue: 4)
    /// The page's numbers make no picture.
    public static let invalid = Code(rawValue: 5)
  }

  /// The kind of fault.
  public var code: Code
  /// What it concerns: a picture's path, a font, a card's id.
  public var subject: String
  /// A sentence for a person.
  public var message: String
  /// The library's own status, where there is one.
  public var status: Int?

  /// A fault of kind `code` that concerns `subject`.
  public init(_ code: Code, subject: String, message: String, status: Int? = nil) {
    self.code = code
    self.subject = subject
    self.message = message
    self.status = status
  }

  /// `subject: message`.
  public var description: String { subject.isEmpty ? message : "\(subject): \(message)" }
}
