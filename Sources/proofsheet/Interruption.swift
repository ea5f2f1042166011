import ContactSheet
import Dispatch
import Foundation
import Synchronization

/// SIGINT and SIGTERM as cancellation: work stops at its next step, and finishes what it must to leave whole files only.
///
/// Work that has not stopped after ``patience``, or by the second signal, is not waited for: temporary files are removed
/// and the program ends.
final class Interruption: Sendable {
  private static let patience = DispatchTimeInterval.seconds(2)
  private static let codes = [SIGINT: ExitCode.interrupted, SIGTERM: ExitCode.terminated]

  private let received = Mutex<ExitCode?>(nil)

  /// The code of the signal that came, if one did.
  var code: ExitCode? { received.withLock { $0 } }

  /// Does the work, and cancels it when a signal comes. What it then throws gives way to the signal's own code.
  func run(_ work: @escaping @Sendable () async throws -> ExitCode) async throws -> ExitCode {
    // A reader that goes away and a file that grows too large are errors to report, not ends to die.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let task = Task(operation: work)
    let queue = DispatchQueue(label: "interruption")
    let sources = Self.codes.map { number, code in
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { self.receive(code, on: queue) { task.cancel() } }
      source.resume()
      return source
    }
    defer { for source in sources { source.cancel() } }
    do {
      return try await task.value
    } catch {
      throw code ?? error
    }
  }

  private func receive(_ code: ExitCode, on queue: DispatchQueue, cancel: () -> Void) {
    let isFirst = received.withLock { received in
      defer { received = received ?? code }
      return received == nil
    }
    guard isFirst else { return Self.end(with: code) }
    cancel()
    queue.asyncAfter(deadline: .now() + Self.patience) { Self.end(with: code) }
  }

  private static func end(with code: ExitCode) {
    TemporaryFiles.removeAll()
    _exit(code.rawValue)
  }
}
