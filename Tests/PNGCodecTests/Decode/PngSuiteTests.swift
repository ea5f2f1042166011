import Foundation
import Graphics
import PNGCodec
import TestSupport
import Testing

@Suite(.disabled(if: Corpus.isAbsent, Comment(rawValue: Corpus.absence))) struct PngSuiteTests {
  private static let folder = "png/pngsuite"
  static let pictures = Corpus.names(in: "\(folder)/png", suffix: ".png").filter { !$0.hasPrefix("x") }
  static let damaged = Corpus.names(in: "\(folder)/png", suffix: ".png").filter { $0.hasPrefix("x") }

  @Test func isThere() {
    #expect(Self.pictures.count == 161)
    #expect(Self.damaged.count == 14)
  }

  @Test(arguments: pictures)
  func decodesToThePublishedValues(name: String) throws {
    let file = try Corpus.data("\(Self.folder)/png/\(name)")
    let values = try published(String(name.dropLast(4)), is16Bit: file[24] == 16)
    let picture = try PNGDecoder.decode(file)
    try #require(values.count == picture.pixels.count * 4)
    var wrong = 0
    for (index, pixel) in picture.pixels.enumerated() {
      let straight = Array(values[index * 4..<index * 4 + 4])
      let expected = Color(red: straight[0], green: straight[1], blue: straight[2], alpha: straight[3]).pixel
      wrong += pixel == expected ? 0 : 1
    }
    #expect(wrong == 0)
  }

  @Test(arguments: damaged)
  func refusesTheDamaged(name: String) throws {
    let file = try Corpus.data("\(Self.folder)/png/\(name)")
    do {
      _ = try PNGDecoder.decode(file)
      Issue.record("\(name) was decoded")
    } catch {
      #expect(error.code == .damaged)
      #expect(error.message.hasPrefix("the PNG file is damaged: "))
    }
  }

  @Test(arguments: pictures)
  func readsTheSizeFromTheHeader(name: String) throws {
    let file = try Corpus.data("\(Self.folder)/png/\(name)")
    #expect(try PNGDecoder.size(of: file) == PNGDecoder.decode(file).size)
  }

  /// Red, green, blue, alpha by pixel.
  ///
  /// 16 bits are rounded to the nearest of 8 here: the suite's own `_to8` lists cut most of them off.
  private func published(_ name: String, is16Bit: Bool) throws -> [UInt8] {
    let values = try JSONDecoder().decode([Int].self, from: Corpus.data("\(Self.folder)/json/\(name).json"))
    return values.map { UInt8(clamping: is16Bit ? Int((Double($0) / 257).rounded()) : $0) }
  }
}
