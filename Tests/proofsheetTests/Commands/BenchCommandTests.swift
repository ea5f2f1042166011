import BenchKit
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

struct PlainLayoutTests {
  @Test(arguments: [3, 70])
  func theShortestColumnIsTheFirstOfEquals(columns: Int) {
    var masonry = PlainLayout.Masonry(columns: columns, width: 10, gap: 2)
    var frames: [CGRect] = []
    masonry.append(Array(repeating: 5, count: columns - 1)[...], into: &frames)
    masonry.append([9, 1, 4], into: &frames)
    #expect(frames[columns - 1] == CGRect(x: Double(columns - 1) * 12, y: 0, width: 10, height: 9))
    #expect(frames[columns] == CGRect(x: 0, y: 7, width: 10, height: 1))
    #expect(frames[columns + 1] == CGRect(x: 12, y: 7, width: 10, height: 4))
  }

  @Test func theWindowIsHalfOpen() {
    var items: [Int] = []
    PlainLayout.window([[(0, 5, 1), (5, 9, 2)], [(1, 3, 0), (6, 8, 3)]], from: 5, to: 6, into: &items)
    #expect(items == [2])
    PlainLayout.window([[(0, 5, 1), (5, 9, 2)], [(1, 3, 0), (6, 8, 3)]], from: 2, to: 6.5, into: &items)
    #expect(items == [0, 1, 2, 3])
  }

  @Test func aLineHoldsWhatFits() {
    var frames: [CGRect] = []
    let sizes = [(6, 2), (3, 4), (2, 1)].map { CGSize(width: $0.0, height: $0.1) }
    PlainLayout.flow(sizes, width: 10, gap: 1, into: &frames)
    #expect(frames.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 7, y: 0), CGPoint(x: 0, y: 5)])
  }

  @Test func columnsShareWhatGapsLeave() {
    var columns: [(x: Double, width: Double)] = []
    PlainLayout.columns(3, width: 104, gap: 7, into: &columns)
    #expect(columns.map(\.x) == [0, 37, 74])
    #expect(columns.map(\.width) == [30, 30, 30])
  }
}
