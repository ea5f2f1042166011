import BenchKit
import ContactSheet
import Foundation

/// `bench`: measures on one core what the work costs, and prints tables.
struct BenchCommand: Command {
  /// What can be measured.
  enum Subject: String, CaseIterable {
    case layout, pages
  }

  var subject = Subject.layout
  var folders: [String] = []
  var isQuick = false

  static let syntax = CommandSyntax<BenchCommand>(
    name: "bench", summary: "Measures layout, or painting and encoding of scene files.",
    discussion: """
      layout times each arrangement beside a plain loop that does the least the same work needs. pages paints and \
      encodes every *.scene.json of each folder, in memory and on one core, beside writing and copying each pixel once.
      """,
    operands: [
      .one("layout|pages", sets: \.subject, .choice, help: "What to measure"),
      .many("DIR", appendsTo: \.folders, .folder, help: "Folders of scene files, for pages"),
    ],
    options: [
      .flag("--quick", sets: \.isQuick, help: "Measure less often: an impression, no result")
    ])

  func run(_ console: Console) async throws -> ExitCode {
    switch subject {
    case .layout:
      guard folders.isEmpty else { throw UsageError("layout takes no folder", command: "bench") }
      try console.write(LayoutBench(isQuick: isQuick).table().description)
    case .pages:
      guard !folders.isEmpty else { throw UsageError("pages needs a folder of scene files", command: "bench") }
      let bench = PageBench(passes: isQuick ? 1 : 7)
      let results = try folders.map { try bench.measure(folder: $0) }
      try console.write(PageBench.table(results).description)
    }
    return .done
  }
}
