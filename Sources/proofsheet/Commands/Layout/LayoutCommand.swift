import ContactSheet
import Foundation
import JSONInput

/// `layout`: frames as JSON, nothing painted.
struct LayoutCommand: Command {
  var input = ""
  var explains = false

  static let syntax = CommandSyntax<LayoutCommand>(
    name: "layout", summary: "Prints the frames of layout cases as JSON, one object a line, and paints nothing.",
    discussion: """
      A case is an object with kind and spec; a file holds one, an array of them, or {"cases": […]}. Each line has \
      the case's name, its frames, and what else its kind yields.
      """,
    operands: [
      .one("CASES.json", sets: \.input, .file("json"), help: "A file of cases, or - for standard input")
    ],
    options: [
      .flag("--explain", sets: \.explains, help: "Say for each masonry item why it goes where it goes")
    ])

  func run(_ console: Console) async throws -> ExitCode {
    let isStandardInput = input == "-"
    let name = isStandardInput ? InputFile.standardInputName : input
    let data = try isStandardInput ? InputFile.readStandardInput() : InputFile.read(input)
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
}
