import Foundation
import PNGCodec
import TestSupport
import Testing

@testable import proofsheet

struct InterruptionTests {
  private let program: BuiltProgram

  init() throws {
    program = try BuiltProgram()
    let boxes = (0..<6).map { index in
      ##"{"box":[\##(index * 9),\##(index * 40),100,35],"radii":[9,9,9,9],"fill":{"type":"solid","color":"#3c6"},"##
        + ##""shadows":[{"color":"#00000080","radius":6,"x":0,"y":2}]}"##
    }
    let scene = ##"{"size":[160,240],"background":"#fff","items":[\##(boxes.joined(separator: ","))]}"##
    for index in 0..<30 { try program.write(scene, to: "s\(index).json") }
  }

  private var arguments: [String] { ["paint"] + (0..<30).map { "s\($0).json" } + ["-j2", "-o", "out"] }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func leavesOnlyWholeFilesAtAnyMoment(signal: Int32, code: Int32) throws {
    defer { program.cleanUp() }
    var random = SplitMix64(seed: UInt64(signal))
    var stopped = 0
    for _ in 0..<10 {
      try? FileManager.default.removeItem(at: program.folder.appending(path: "out"))
      let process = try program.start(arguments)
      // Until the program is set up, a signal ends it at once, as it would any other, with nothing written.
      wait(for: process) { try program.names().contains("out") }
      Thread.sleep(forTimeInterval: Double.random(in: 0..<0.2, using: &random))
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      #expect(process.terminationReason == .exit)
      #expect([0, code].contains(process.terminationStatus))
      if process.terminationStatus == code { stopped += 1 }
      for name in (try? program.names(in: "out")) ?? [] {
        #expect(name.hasSuffix(".png"))
        _ = try PNGDecoder.decode(Data(contentsOf: program.folder.appending(path: "out/" + name)))
      }
    }
    #expect(stopped > 0)
  }

  @Test func leavesAManifestOfTheSheetsThatAreWhole() throws {
    defer { program.cleanUp() }
    let cards = (0..<60).map { ##"{"id":"\##($0)","title":"Card \##($0)","color":"#3366cc"}"## }
    try program.write("[" + cards.joined(separator: ",") + "]", to: "feed.json")
    let process = try program.start(
      ["render", "feed.json", "-o", "out", "-j2", "--paginate", "1", "--scale", "1"])
    wait(for: process) { try program.names(in: "out").contains { $0.hasSuffix(".png") } }
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    let manifest = try Data(contentsOf: program.folder.appending(path: "out/manifest.json"))
    let written = try JSONDecoder().decode(WrittenManifest.self, from: manifest)
    #expect(!written.complete)
    #expect(written.fault == "interrupted")
    #expect(try program.names(in: "out") == ["manifest.json"] + written.pages.map(\.file))
  }

  private struct WrittenManifest: Decodable {
    struct Page: Decodable {
      var file: String
    }

    var complete: Bool
    var fault: String?
    var pages: [Page]
  }

  private func wait(for process: Process, until isReady: () throws -> Bool) {
    while process.isRunning, !((try? isReady()) ?? false) { Thread.sleep(forTimeInterval: 0.002) }
  }

  @Test func isQuietWhenTheReaderOfResultsHasGone() throws {
    defer { program.cleanUp() }
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let outcome = try program.finish(["--help"], output: pipe.fileHandleForWriting)
    #expect(outcome.code == 74)
    #expect(outcome.errors.isEmpty)
  }
}
