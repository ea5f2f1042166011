import Foundation
import Testing

@testable import proofsheet

struct BenchCommandTests {
  private let program: BuiltProgram

  init() throws { program = try BuiltProgram() }

  @Test func printsARowForEachFolder() throws {
    defer { program.cleanUp() }
    for folder in ["one", "two"] {
      try FileManager.default.createDirectory(
        at: program.folder.appending(path: folder), withIntermediateDirectories: true)
      try program.write(##"{"size":[3,2],"background":"#ff0000","items":[]}"##, to: "\(folder)/a.scene.json")
    }
    try program.write(##"{"size":[3,2],"background":"#ff0000","items":[]}"##, to: "two/b.scene.json")
    let outcome = try program.run("bench", "pages", "one", "two", "--quick")
    #expect(outcome.code == 0)
    let rows = outcome.output.split(separator: "\n").map { $0.split(separator: " ") }
    try #require(rows.count == 3)
    #expect(rows[1].prefix(2) == ["one", "1"])
    #expect(rows[2].prefix(2) == ["two", "2"])
  }

  @Test func aFolderWithoutScenesIsNoInput() throws {
    defer { program.cleanUp() }
    let outcome = try program.run("bench", "pages", ".")
    #expect(outcome.code == 66)
    #expect(outcome.errors == "proofsheet: .: no *.scene.json in this folder\n")
    #expect(try program.run("bench", "pages", "missing").code == 66)
  }

  @Test func pagesNeedsAFolderAndLayoutTakesNone() throws {
    defer { program.cleanUp() }
    #expect(try program.run("bench", "pages").code == 64)
    #expect(try program.run("bench", "layout", "x").code == 64)
    #expect(try program.run("bench", "lunch").code == 64)
  }
}
