import ContactSheet
import FeedModel
import FileSystem
import Foundation
import JSONInput
import LayoutEngine

extension RenderCommand: Command {
  /// Renders, tells of it, and answers with 65 when there were warnings that `--strict` does not allow.
  func run(_ console: Console) async throws -> ExitCode {
    let named = try theme(named: theme)
    var request = RenderRequest(source: try source(), theme: adjusted(named.theme), themeName: named.name)
    request.themeWarnings = named.warnings
    request.pagination = pagination
    request.selection = pages
    request.workers = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    request.cacheBytes = cacheBytes
    request.compression = compression
    request.writesScenes = writesScenes
    if writesTimings {
      let start = ContinuousClock.now
      request.now = { (ContinuousClock.now - start) / .seconds(1) }
    }
    let report = RenderReport(console: console, folder: output, printsEvents: printsEvents)
    for warning in named.warnings { report.note(subject: named.name, message: warning) }
    let job = RenderJob(
      request, into: try SheetFolder(path: output), generator: "proofsheet \(Proofsheet.version)")
    do {
      let summary = try await job.run { report.note($0) }
      if pages != nil, summary.sheets == 0 { report.note(subject: "--pages", message: "the feed has no such sheet") }
      try report.finish(summary)
    } catch {
      report.abandon()
      throw error
    }
    return isStrict && report.warnings > 0 ? .badData : .done
  }

  /// The feed; without one, standard input, which nobody should be asked to type.
  private func source() throws -> FeedSource {
    if feed == nil, isatty(STDIN_FILENO) == 1 {
      throw UsageError("FEED is missing: give a file, or - for standard input", command: Self.syntax.name)
    }
    return try FeedSource(argument: feed ?? "-")
  }

  /// The theme that was asked for; a file is named by its last part only, as where it lies is nobody's business.
  private func theme(named name: String?) throws -> (theme: Theme, name: String, warnings: [String]) {
    let name = name ?? ThemeLibrary.defaultName
    if let theme = ThemeLibrary.theme(named: name) { return (theme, name, []) }
    do {
      let decoded = try ThemeLibrary.theme(from: InputFile.read(name, limit: 16 << 20))
      return (decoded.value, FileSystem.name(of: name), decoded.warnings.map(\.description))
    } catch let error as InputError where error.code == .missing {
      throw InputError(.missing, path: name, message: Self.remark(missingTheme: name, error.message))
    } catch let error as JSONError {
      throw InputError(path: name, error)
    }
  }

  /// What is told of a theme that is neither built in nor a file; a dot or a slash says which of them was meant.
  private static func remark(missingTheme name: String, _ fault: String) -> String {
    guard !name.contains("/"), !name.contains(".") else { return fault }
    let hint = Spelling.nearest(to: name, among: ThemeLibrary.names).map { "did you mean \($0)?" }
    return "there is no such theme; " + (hint ?? "there are \(ThemeLibrary.names.listed(with: "and")), and theme files")
  }

  /// The theme with what the command line puts in place of its own.
  private func adjusted(_ theme: Theme) -> Theme {
    var theme = theme
    if let layout { theme.layout.kind = layout }
    if let scale { theme.page.scale = scale }
    let spacing = theme.layout.spacing
    if let columns {
      theme.layout.columns = Array(repeating: GridItem(.flexible(minimum: 1), spacing: spacing), count: columns)
    }
    if let minimumColumn {
      theme.layout.columns = [GridItem(.adaptive(minimum: minimumColumn), spacing: spacing)]
    }
    return theme
  }
}
