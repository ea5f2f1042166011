import FileSystem

/// Why something could not be written.
public struct OutputError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of fault; open, as the system's own list is.
  public struct Code: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The file or folder cannot be made there.
    public static let cannotCreate = Code(rawValue: 1)
    /// The device is full or failed.
    public static let writing = Code(rawValue: 2)
    /// Another run is writing into the folder.
    public static let inUse = Code(rawValue: 3)
    /// The run was told to stop; nothing more is written.
    public static let interrupted = Code(rawValue: 4)
  }

  /// The kind of fault.
  public var code: Code
  /// The file or folder concerned, as the caller named it.
  public var path: String
  /// A sentence for a person.
  public var message: String
  /// The system's own number, where there is one.
  public var errno: Int32?

  /// A fault of kind `code` at `path`.
  public init(_ code: Code, path: String, message: String, errno: Int32? = nil) {
    self.code = code
    self.path = path
    self.message = message
    self.errno = errno
  }

  /// `path: message`.
  public var description: String { "\(path): \(message)" }
}

extension OutputError {
  /// A refusal while something was made: full and broken devices are faults in writing, all else is the place's.
  init(creating path: String, _ fault: SystemError) {
    let code: Code = fault.isFull || fault.isDeviceFault ? .writing : .cannotCreate
    self.init(code, path: path, message: "cannot be created: \(fault)", errno: fault.errno)
  }

  /// A refusal while bytes were written.
  init(writing path: String, _ fault: SystemError) {
    self.init(.writing, path: path, message: "cannot be written: \(fault)", errno: fault.errno)
  }

  static func interrupted(_ path: String) -> OutputError {
    OutputError(.interrupted, path: path, message: "not written, as the run was interrupted")
  }
}
