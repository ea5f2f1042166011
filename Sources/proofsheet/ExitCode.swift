/// What the program tells its caller; formats.md lists the codes.
struct ExitCode: RawRepresentable, Hashable, Sendable, Error {
  var rawValue: Int32

  /// Everything that was asked is done.
  static let done = ExitCode(rawValue: 0)
  /// A comparison found a difference.
  static let different = ExitCode(rawValue: 1)
  /// The command line cannot be understood.
  static let usage = ExitCode(rawValue: 64)
  /// The input's data is bad.
  static let badData = ExitCode(rawValue: 65)
  /// There is no such input.
  static let noInput = ExitCode(rawValue: 66)
  /// A service or a font is unavailable.
  static let unavailable = ExitCode(rawValue: 69)
  /// Proofsheet itself is wrong.
  static let bug = ExitCode(rawValue: 70)
  /// The output cannot be created.
  static let cannotCreate = ExitCode(rawValue: 73)
  /// Reading or writing failed.
  static let readingOrWriting = ExitCode(rawValue: 74)
  /// It may work later.
  static let tryLater = ExitCode(rawValue: 75)
  /// It is not allowed.
  static let refused = ExitCode(rawValue: 77)
  /// Stopped by SIGINT.
  static let interrupted = ExitCode(rawValue: 130)
  /// Stopped by SIGTERM.
  static let terminated = ExitCode(rawValue: 143)
}
