import Foundation
import PNGCodec
import Testing

struct ClosedStreamsTests {
  private let program: BuiltProgram

  init() throws {
    program = try BuiltProgram()
    try program.write(##"[{"id":"a","title":"A","zzz":1,"span":"x"}]"##, to: "feed.json")
  }

  @Test func tellsThatStandardOutputIsClosed() throws {
    defer { program.cleanUp() }
    let outcome = try program.finish(["layout", "feed.json"], through: "exec >&-")
    #expect(outcome.code == 74)
    #expect(outcome.errors.contains("proofsheet: standard output: cannot be written: Bad file descriptor\n"))
  }

  @Test func tellsThatStandardInputIsClosed() throws {
    defer { program.cleanUp() }
    let outcome = try program.finish(["paint", "-", "-o", "out.png"], through: "exec <&-")
    #expect(outcome.code == 74)
    #expect(outcome.errors == "proofsheet: standard input: cannot be read: Bad file descriptor\n")
  }

  @Test(arguments: ["exec 2>&-", "exec 1>&- 2>&-", "exec 0<&- 1>&- 2>&-"])
  func letsNothingThatIsPrintedIntoItsFiles(closing: String) throws {
    defer { program.cleanUp() }
    _ = try program.finish(["render", "feed.json", "-o", "out", "--scale", "1"], through: closing)
    #expect(try program.names(in: "out") == ["manifest.json", "page-0001.png"])
    let manifest = try Data(contentsOf: program.folder.appending(path: "out/manifest.json"))
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: manifest) }
    _ = try PNGDecoder.decode(Data(contentsOf: program.folder.appending(path: "out/page-0001.png")))
  }
}
