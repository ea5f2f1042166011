import ContactSheet
import FeedModel
import Foundation
import JSONInput

/// `layout`: frames as JSON, nothing painted.
struct LayoutCommand: Command {
  var input = ""
  var explains = false

  static let syntax = CommandSyntax<LayoutCommand>(
    name: "layout", summary: "Prints frames as JSON, one object a line, and paints nothing.",
    discussion: """
      Of a feed, each line has a sheet's cards and where they stand in the default theme. A case is an object with \
      kind and spec; a file holds one, an array of them, or {"cases": […]}; each line has the case's name, its \
      frames, and what else its kind yields.
      """,
    operands: [
      .one("FEED|CASES.json", sets: \.input, .file(), help: "A feed, a file of cases, or - for standard input")
    ],
    options: [
      .flag("--explain", sets: \.explains, help: "Say for each masonry item why it goes where it goes")
    ])

  func run(_ console: Console) async throws -> ExitCode {
    let isStandardInput = input == "-"
    if isStandardInput {
      let data = try InputFile.readStandardInput()
      if LayoutCases.recognises(data) { return try printCases(data, name: InputFile.standardInputName, console) }
      return try printSheets(of: FeedSource(data: data, name: "-"), console)
    }
    if let data = try? InputFile.read(input), LayoutCases.recognises(data) {
      return try printCases(data, name: input, console)
    }
    return try printSheets(of: FeedSource(argument: input), console)
  }

  private func printCases(_ data: Data, name: String, _ console: Console) throws -> ExitCode {
    do {
      try LayoutCases.run(data: data, explain: explains) { line in
        try Task.checkCancellation()
        try console.write(line)
      }
    } catch let error as JSONError {
      throw InputError(path: name, error)
    }
    return .done
  }

  private func printSheets(of source: FeedSource, _ console: Console) throws -> ExitCode {
    let request = RenderRequest(
      source: source, theme: ThemeLibrary.standard, themeName: ThemeLibrary.defaultName)
    let line = JSONLine()
    try LayoutJob(request, explains: explains).run { sheet, warnings in
      try Task.checkCancellation()
      for warning in warnings { console.remark("warning: \(warning)") }
      try console.write(line.text(LayoutOutcome(sheet)))
    }
    return .done
  }
}
