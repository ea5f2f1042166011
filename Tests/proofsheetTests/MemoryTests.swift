import Foundation
import Graphics
import PNGCodec
import TestSupport
import Testing

@testable import proofsheet

/// What a long run needs more than a short one is what leaks.
struct MemoryTests {
  private static var pages: Int {
    #if DEBUG
      60
    #else
      1000
    #endif
  }
  private static let cardsOnAPage = 4
  /// Pages after which the same cards come again under other names, so that no later page is larger than those before.
  private static let cycle = 10
  private let program: BuiltProgram

  init() throws {
    program = try BuiltProgram()
    var random = SplitMix64(seed: 1000)
    for number in 0..<24 {
      let size = PixelSize(width: 24 + 9 * (number % 7), height: 20 + 11 * (number % 5))
      let pixels = (0..<size.count).map { _ in UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 }
      let png = try PNGEncoder.encode(Bitmap(size: size, pixels: pixels))
      try Data(png).write(to: program.folder.appending(path: "picture\(number).png"))
    }
    let bodies = (0..<Self.cycle * Self.cardsOnAPage).map { Self.body($0, &random) }
    let cards = (0..<Self.pages * Self.cardsOnAPage).map { #"{"id":"card \#($0)",\#(bodies[$0 % bodies.count])}"# }
    try program.write(cards.joined(separator: "\n") + "\n", to: "feed.jsonl")
  }

  /// What a card shows: a picture, a colour, a gradient or one of the theme's.
  private static func body(_ number: Int, _ random: inout SplitMix64) -> String {
    let words = ["Harbour", "早安，世界", "مرحبا", "🎉 Party", "Ünïcode", "ひらがな"]
    let word = words[number % words.count]
    let media =
      switch number % 4 {
      case 0: #""image":"picture\#(number / 4 % 24).png""#
      case 1: ##""color":"#\##(String(format: "%06x", random.next() >> 40))""##
      case 2:
        ##""gradient":{"type":"linear","angle":\##(random.next() % 360),"stops":[[0,"#\##(String(format: "%06x", random.next() >> 40))"],[1,"#112233"]]}"##
      default: #""span":1"#
      }
    return #""title":"\#(word) \#(number)","caption":"\#(word) of the \#(number)th card, #"#
      + #"and \#(random.next() % 10000) more","tags":["t\#(number % 50)"],"aspectRatio":\#(1 + number % 9),\#(media)"#
  }

  private struct Written: Decodable {
    struct Page: Decodable {
      struct Timings: Decodable { var peakMemoryBytes: Int }
      var timings: Timings
    }
    var pages: [Page]
  }

  /// Peaks only grow, so that a run's first quarter is the short run; it has every card twice.
  @Test func aRunOfFourTimesThePagesNeedsNoMoreMemory() throws {
    defer { program.cleanUp() }
    let run = try program.run(
      "render", "feed.jsonl", "--paginate", "\(Self.cardsOnAPage)", "--scale", "0.5", "-j", "1", "--timings",
      "--cache-bytes", "400000")
    #expect(run.code == 0)
    #expect(run.errors == "")
    let data = try Data(contentsOf: program.folder.appending(path: "sheets/manifest.json"))
    let peaks = try JSONDecoder().decode(Written.self, from: data).pages.map(\.timings.peakMemoryBytes)
    #expect(peaks.count == Self.pages)
    let early = peaks[max(2 * Self.cycle, Self.pages / 4) - 1]
    let last = try #require(peaks.last)
    #expect(early > 0)
    #expect(Double(last) <= Double(early) * 1.05, "\(early) bytes after a quarter, \(last) after all")
  }
}
