import Foundation
import Graphics
import Painting
import TestSupport
import Testing

@Suite struct BandInvarianceTests {
  /// A page painted in bands of `height` rows.
  static func painted(_ list: DisplayList, by painter: Painter, height: Int) throws -> [UInt32] {
    let canvas = list.canvas
    var band = Bitmap(size: PixelSize(width: canvas.width, height: 0))
    var pixels: [UInt32] = []
    for top in stride(from: 0, to: canvas.height, by: height) {
      try painter.paint(list, rows: top..<min(canvas.height, top + height), into: &band)
      pixels += band.pixels
    }
    return pixels
  }

  static var count: Int {
    #if DEBUG
      8
    #else
      1000
    #endif
  }

  @Test func cachesAndBandsNeverChangeAPixel() throws {
    let typesetter = try Typesetter()
    let kept = Painter(typesetter: typesetter)
    let tiny = Painter(typesetter: typesetter, cacheBytes: 60_000)
    let none = Painter(typesetter: typesetter, cacheBytes: 0)
    var scenes = RandomScene(generator: SplitMix64(seed: 4))
    for number in 0..<Self.count {
      let list = scenes.list()
      let whole = try Self.painted(list, by: none, height: list.canvas.height)
      #expect(whole.count == list.canvas.count)
      for (painter, height) in [(kept, 7), (kept, 64), (tiny, 64), (tiny, 1), (none, 7), (kept, list.canvas.height)] {
        let other = try Self.painted(list, by: painter, height: height)
        #expect(whole == other, "scene \(number), bands of \(height)")
      }
    }
    #expect(none.statistics.bytes == 0)
    #expect(none.statistics.hits == 0)
    #expect(tiny.statistics.bytes <= 60_000)
    #expect(kept.statistics.hits > kept.statistics.misses / 2)
  }

  @Test func paintersOfSeveralTasksAgree() async throws {
    var scenes = RandomScene(generator: SplitMix64(seed: 5))
    let lists = (0..<Self.count).map { _ in scenes.list() }
    let results = try await withThrowingTaskGroup(of: [[UInt32]].self) { group in
      for _ in 0..<3 {
        group.addTask {
          let painter = Painter(typesetter: try Typesetter())
          return try lists.map { try Self.painted($0, by: painter, height: 9) }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.count == 3)
    #expect(results.allSatisfy { $0 == results[0] })
  }

  @Test func noChannelExceedsItsAlpha() throws {
    let painter = Painter(typesetter: try Typesetter())
    var scenes = RandomScene(generator: SplitMix64(seed: 6))
    for _ in 0..<Self.count {
      var list = scenes.list()
      list.background = nil
      let pixels = try Self.painted(list, by: painter, height: list.canvas.height)
      #expect(
        pixels.allSatisfy { pixel in
          let alpha = pixel >> 24
          return pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha
        })
    }
  }
}
