import Foundation
import Graphics
import PNGCodec
import TestSupport
import Testing

@Suite struct PNGDecoderTests {
  private let file: [UInt8]

  init() throws { file = try PNGEncoder.encode(Pictures.noise(PixelSize(width: 9, height: 11), seed: 4)) }

  private func error(_ bytes: [UInt8], limits: PNGLimits = .standard) -> PNGError? {
    do {
      _ = try PNGDecoder.decode(bytes, limits: limits)
      return nil
    } catch {
      return error
    }
  }

  @Test func everyTruncationIsRefused() {
    for length in 0..<file.count {
      #expect(error(Array(file.prefix(length)))?.code == .damaged, "the first \(length) bytes were decoded")
    }
  }

  @Test func everyFlippedByteIsRefusedOrChangesNoPixel() throws {
    let picture = try PNGDecoder.decode(file)
    for index in file.indices {
      var bytes = file
      bytes[index] ^= 0x20
      guard error(bytes) == nil else { continue }
      // Only what a reader passes over, such as a resolution, may be broken without a word.
      #expect(try PNGDecoder.decode(bytes) == picture, "byte \(index) changed the picture")
    }
  }

  @Test func whatFollowsTheEndIsPassedOver() throws {
    #expect(try PNGDecoder.decode(file + [1, 2, 3]) == PNGDecoder.decode(file))
  }

  @Test func aFileThatIsNoPNGSaysSo() {
    #expect(error(Array("GIF89a and more".utf8))?.message == "the PNG file is damaged: Not a PNG file")
    #expect(error([])?.code == .damaged)
  }

  @Test(arguments: [
    (PNGLimits(width: 8, height: 99, pixels: 999, inflatedBytes: 9999), "8 columns"),
    (PNGLimits(width: 99, height: 10, pixels: 999, inflatedBytes: 9999), "10 rows"),
    (PNGLimits(width: 99, height: 99, pixels: 98, inflatedBytes: 9999), "98 pixels"),
    (PNGLimits(width: 99, height: 99, pixels: 999, inflatedBytes: 395), "395 inflated bytes"),
  ])
  func aLimitIsNamed(limits: PNGLimits, name: String) {
    let error = error(file, limits: limits)
    #expect(error?.code == .overLimit)
    #expect(error?.message == "the picture of 9 × 11 pixels exceeds the limit of \(name)")
  }

  @Test func aPictureAtTheLimitsIsRead() throws {
    let limits = PNGLimits(width: 9, height: 11, pixels: 99, inflatedBytes: 396)
    #expect(try PNGDecoder.decode(Data(file), limits: limits).size == PixelSize(width: 9, height: 11))
  }
}
