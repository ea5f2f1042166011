import ContactSheet
import FileSystem
import Foundation

/// Where results and remarks go: standard output and standard error.
struct Console: Sendable {
  /// Whether standard error is a terminal, and progress may be shown there.
  let isTerminal: Bool
  /// Whether colour is welcome there.
  let isColored: Bool

  /// The console that the environment describes.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    isColored = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty
  }

  /// Writes a line of results.
  func write(_ line: String) throws { try writeRaw(line + "\n") }

  /// Writes results as they are.
  func writeRaw(_ text: String) throws {
    do {
      try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
      let isSystem = cause.domain == NSPOSIXErrorDomain
      if isSystem, cause.code == Int(EPIPE) { throw ReaderGone() }
      let reason = isSystem ? SystemError(errno: Int32(cause.code)).description : cause.localizedDescription
      throw OutputError(.writing, path: "standard output", message: "cannot be written: \(reason)")
    }
  }

  /// Writes a remark for a person.
  func remark(_ line: String) { show(line + "\n") }

  /// Writes to standard error as it is; nobody can be told when that fails.
  func show(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
