import ContactSheet
import Foundation
import Synchronization

/// Tells of a render run while it goes on: remarks and progress on standard error, results on standard output.
final class RenderReport: Sendable {
  private struct State {
    var sheets = 0
    var expected: Int?
    var warnings = 0
  }

  private let console: Console
  private let folder: String
  private let printsEvents: Bool
  private let progress: ProgressBar
  private let state = Mutex(State())

  /// As many warnings are told one by one; the manifest has them all.
  private static let told = 20

  init(console: Console, folder: String, printsEvents: Bool) {
    self.console = console
    self.folder = folder
    self.printsEvents = printsEvents
    progress = ProgressBar(console)
  }

  /// How many warnings there were.
  var warnings: Int { state.withLock { $0.warnings } }

  /// Tells of one event.
  func note(_ event: RenderEvent) {
    switch event {
    case .started(let sheets):
      state.withLock { $0.expected = sheets }
      write(RenderRecord(event: "started", sheets: sheets))
    case .sheet(let number, let file, let cards, let bytes):
      write(RenderRecord(event: "sheet", sheet: number, file: file, cards: cards, bytes: bytes))
      let (done, expected) = state.withLock { state in
        state.sheets += 1
        return (state.sheets, state.expected)
      }
      progress.update(done: done, of: expected, "sheet \(done)" + (expected.map { " of \($0)" } ?? ""))
    case .warning(let sheet, let subject, let message):
      note(sheet: sheet, subject: subject, message: message)
    }
  }

  /// Tells of something that was repaired or left out; `subject` may be empty.
  func note(sheet: Int? = nil, subject: String, message: String) {
    let count = state.withLock { state in
      state.warnings += 1
      return state.warnings
    }
    if printsEvents {
      write(RenderRecord(event: "warning", sheet: sheet, subject: subject.isEmpty ? nil : subject, message: message))
    } else if count <= Self.told {
      let place = sheet.map { "sheet \($0): " + (subject.isEmpty ? "" : "card ") } ?? ""
      remark("warning: " + place + (subject.isEmpty ? "" : subject + ": ") + message)
    }
  }

  /// Tells what was written.
  func finish(_ summary: RenderSummary) throws {
    abandon()
    guard !printsEvents else {
      write(
        RenderRecord(
          event: "finished", cards: summary.cards, bytes: summary.bytes, sheets: summary.sheets, warnings: warnings))
      return
    }
    if warnings > Self.told { remark("… and \(warnings - Self.told) more warnings; the manifest has them all") }
    let cards = Self.counted(summary.cards, "card")
    let remarks = warnings == 0 ? "" : ", \(Self.counted(warnings, "warning"))"
    try console.write("\(Self.counted(summary.sheets, "sheet")) with \(cards) in \(folder)\(remarks)")
  }

  /// Takes the progress bar away.
  func abandon() { progress.clear() }

  private func remark(_ line: String) {
    abandon()
    console.remark(line)
  }

  private func write(_ record: RenderRecord) {
    guard printsEvents else { return }
    // The reader of a pipe may have gone; the sheets are still wanted.
    try? console.write(record.line)
  }

  private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
