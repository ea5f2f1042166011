import Foundation
import Graphics
import PNGCodec
import Testing

@testable import proofsheet

struct PaintCommandTests {
  private let program: BuiltProgram

  init() throws {
    program = try BuiltProgram()
    try program.write(
      ##"{"size":[3,2],"scale":2,"background":"#ff0000","items":[]}"##, to: "a.scene.json")
    try program.write(##"{"size":[1,1],"background":"#00ff00","items":[]}"##, to: "b.json")
  }

  private func picture(_ name: String) throws -> Bitmap {
    try PNGDecoder.decode(Data(contentsOf: program.folder.appending(path: name)))
  }

  @Test func paintsOneSceneIntoAFile() throws {
    defer { program.cleanUp() }
    let outcome = try program.run("paint", "a.scene.json", "-o", "out.png")
    #expect(outcome.code == 0)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.isEmpty)
    #expect(try picture("out.png") == Bitmap(size: PixelSize(width: 6, height: 4), filledWith: 0xFFFF_0000))
    #expect(try program.names() == ["a.scene.json", "b.json", "out.png"])
  }

  @Test func refusesOtherKindsOfPictures() throws {
    defer { program.cleanUp() }
    let outcome = try program.run("paint", "a.scene.json", "-o", "pictures/out.JPG")
    #expect(outcome.code == 64)
    #expect(outcome.errors.contains("-o takes a PNG file or a folder, not \"pictures/out.JPG\""))
    try FileManager.default.createDirectory(
      at: program.folder.appending(path: "old.gif"), withIntermediateDirectories: false)
    #expect(try program.run("paint", "a.scene.json", "-o", "old.gif").code == 0)
    #expect(try program.names(in: "old.gif") == ["a.png"])
  }

  /// Foundation splits such paths by trapping.
  @Test func takesNamesOfOneLetter() throws {
    defer { program.cleanUp() }
    try program.write(##"{"size":[1,1],"items":[]}"##, to: "s")
    #expect(try program.run("paint", "s", "-o", "o").code == 0)
    #expect(try program.names(in: "o") == ["s.png"])
    try program.write("[]", to: "f")
    #expect([0, 65].contains(try program.run("render", "f", "-o", "r").code))
  }

  @Test(arguments: [1, 2, 9])
  func paintsSeveralIntoAFolder(jobs: Int) throws {
    defer { program.cleanUp() }
    #expect(try program.run("paint", "a.scene.json", "b.json", "-o", "new/out", "-j\(jobs)").code == 0)
    #expect(try program.names(in: "new/out") == ["a.png", "b.png"])
    #expect(try picture("new/out/b.png") == Bitmap(size: PixelSize(width: 1, height: 1), filledWith: 0xFF00_FF00))
  }

  @Test func paintsTheOthersWhenOneIsBad() throws {
    defer { program.cleanUp() }
    try program.write(#"{"size":[3,2],"items":[{"box":"no"}]}"#, to: "bad.json")
    let outcome = try program.run("paint", "bad.json", "missing.json", "b.json", "-o", "out")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("bad.json: $.items[0].box: "))
    #expect(outcome.errors.contains("missing.json: no such file"))
    #expect(try program.names(in: "out") == ["b.png"])
  }

  @Test func refusesPicturesOutsideTheScenesFolder() throws {
    defer { program.cleanUp() }
    try program.write(
      #"{"size":[3,2],"items":[{"box":[0,0,1,1],"fill":{"type":"image","path":"../x.png","fit":"cover"}}]}"#,
      to: "c.json")
    let outcome = try program.run("paint", "c.json", "-o", "out.png")
    #expect(outcome.code == 77)
    #expect(outcome.errors.contains("c.json: picture ../x.png: lies outside the document's folder"))
  }

  @Test func refusesPagesOverTheLimits() throws {
    defer { program.cleanUp() }
    try program.write(#"{"size":[3000000,2],"items":[]}"#, to: "wide.json")
    let outcome = try program.run("paint", "wide.json", "-o", "out.png")
    #expect(outcome.code == 77)
    #expect(outcome.errors.contains("wide.json: "))
    #expect(outcome.errors.contains("3000000 × 2 pixels"))
    #expect(try program.names() == ["a.scene.json", "b.json", "wide.json"])
  }

  @Test func refusesWhatItCannotCreate() throws {
    defer { program.cleanUp() }
    for output in ["b.json/out.png", "missing/out.png", "b.json/out"] {
      let outcome = try program.run("paint", "a.scene.json", "-o", output)
      #expect(outcome.code == 73)
      #expect(outcome.errors.contains("b.json") || outcome.errors.contains("missing/out.png"))
    }
    #expect(try program.names() == ["a.scene.json", "b.json"])
  }

  @Test func refusesTwoScenesOfOneName() throws {
    defer { program.cleanUp() }
    #expect(try program.run("paint", "a.scene.json", "./a.scene.json", "-o", "out").code == 64)
  }

  @Test func leavesNothingWhenFilesCannotGrow() throws {
    defer { program.cleanUp() }
    let rows = (0..<64).map { row in
      #"{"box":[\#(row * 37 % 500),\#(row * 7),333,9.5],"fill":{"type":"linear","start":[0,0],"end":[1,1],"#
        + ##""stops":[[0,"#12\##(String(row + 100, radix: 16))9a"],[1,"#fe1\##(row % 10)27"]]}}"##
    }
    try program.write(
      #"{"size":[500,500],"dither":true,"items":[\#(rows.joined(separator: ","))]}"#, to: "large.json")
    let outcome = try program.finish(["paint", "large.json", "-o", "large.png"], through: "ulimit -f 8")
    #expect(outcome.code == 74)
    #expect(outcome.errors.contains("large.png: cannot be written: File too large"))
    #expect(try program.names() == ["a.scene.json", "b.json", "large.json"])
  }
}
