import Foundation
import Graphics
import JSONInput
import PNGCodec
import Painting
import TestSupport
import Testing

@Suite(.disabled(if: Corpus.isAbsent, Comment(rawValue: Corpus.absence)))
struct FidelityTests {
  @Test func everySceneIsWithinTwoLevelsOfItsTruth() throws {
    let painter = Painter(typesetter: try Typesetter())
    let names = Corpus.names(in: "fidelity", suffix: ".scene.json")
    #expect(names.count >= 40)
    var worst = (difference: 0, name: "")
    var pixels = 0
    var beyondOne = 0
    for name in names {
      let scene = try JSONInput.decode(DisplayList.self, from: Corpus.data("fidelity/\(name)"))
      #expect(scene.warnings.isEmpty, "\(name)")
      let truth = try PNGDecoder.decode(
        Corpus.data("fidelity/\(name.replacing(".scene.json", with: ".truth.png"))"))
      var page = Bitmap(size: PixelSize(width: scene.value.canvas.width, height: 0))
      try painter.paint(scene.value, rows: 0..<scene.value.canvas.height, into: &page)
      try #require(page.size == truth.size, "\(name)")
      let differences = zip(page.pixels, truth.pixels).map(Self.difference)
      pixels += differences.count
      beyondOne += differences.count { $0 > 1 }
      let largest = differences.max() ?? 0
      #expect(largest <= 2, "\(name)")
      if largest > worst.difference { worst = (largest, name) }
      if let naive = NaivePainter.painted(scene.value) {
        let error = zip(naive, truth.pixels).map(Self.difference).max() ?? 0
        print("\(name): \(largest) levels off, Cairo alone \(error)")
      }
    }
    #expect(beyondOne * 1000 <= pixels)
    print("Fidelity: worst \(worst.difference) levels (\(worst.name)), \(beyondOne) of \(pixels) pixels beyond 1.")
  }

  private static func difference(_ one: UInt32, _ other: UInt32) -> Int {
    var largest = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      let left = Int((one >> shift) & 255)
      let right = Int((other >> shift) & 255)
      largest = max(largest, abs(left - right))
    }
    return largest
  }
}
