import Graphics
import TestSupport
import Testing

@testable import PNGCodec

@Suite struct PNGEncoderTests {
  /// The file of a picture given in bands of `height` rows.
  private func banded(
    _ picture: Bitmap, height: Int, isOpaque: Bool, keptPixels: Int = .max
  ) throws -> [UInt8] {
    var encoder = try PNGEncoder(
      size: picture.size, isOpaque: isOpaque, pixelsPerPoint: 1, compression: .balanced, keptPixels: keptPixels)
    var file: [UInt8] = []
    for first in stride(from: 0, to: picture.height, by: height) {
      let rows = first..<min(first + height, picture.height)
      let pixels = picture.pixels[rows.lowerBound * picture.width..<rows.upperBound * picture.width]
      file += try encoder.append(
        Bitmap(size: PixelSize(width: picture.width, height: rows.count), pixels: Array(pixels)))
    }
    return try file + encoder.finish()
  }

  @Test func holdsStandardColourAndResolutionAndNoTime() throws {
    let file = try PNGEncoder.encode(Bitmap(size: PixelSize(width: 2, height: 1)), pixelsPerPoint: 2)
    let chunks = PNGChunks(file)
    #expect(Array(file.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    #expect(chunks.names == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
    #expect(chunks["IHDR"] == [0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0])
    #expect(chunks["sRGB"] == [0])
    // 144 pixels an inch are 5669 a metre, in each direction.
    #expect(chunks["pHYs"] == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
  }

  @Test(arguments: [(1, 3, 3), (256, 3, 768), (257, 2, 0)])
  func keepsAPaletteUpTo256Colours(colors: Int, colorType: UInt8, paletteBytes: Int) throws {
    let picture = Pictures.stripes(PixelSize(width: 23, height: 40), colors: colors)
    let file = try PNGEncoder.encode(picture)
    let chunks = PNGChunks(file)
    #expect(chunks["IHDR"]?[9] == colorType)
    #expect(chunks["PLTE"]?.count ?? 0 == paletteBytes)
    #expect(try PNGDecoder.decode(file) == picture)
  }

  @Test(arguments: PNGCompression.allCases)
  func decodesToWhatWasEncoded(compression: PNGCompression) throws {
    var random = SplitMix64(seed: 7)
    for seed in 0..<24 as Range<UInt64> {
      let size = PixelSize(
        width: Int.random(in: 1...40, using: &random), height: Int.random(in: 1...40, using: &random))
      for isOpaque in [false, true] {
        let picture = Pictures.noise(size, seed: seed, isOpaque: isOpaque)
        let file = try PNGEncoder.encode(picture, compression: compression)
        #expect(try PNGDecoder.decode(file) == picture, "seed \(seed), \(size), opaque: \(isOpaque)")
      }
    }
  }

  @Test func everyPremultipliedValueSurvivesStraightening() throws {
    // Rows are alphas, columns channel values; where the value would exceed the alpha it is the alpha.
    var picture = Bitmap(size: PixelSize(width: 256, height: 256))
    for alpha in 0..<256 {
      for value in 0..<256 {
        let channel = UInt32(min(value, alpha))
        picture[value, alpha] = UInt32(alpha) << 24 | channel << 16 | channel << 8 | channel
      }
    }
    #expect(try PNGDecoder.decode(PNGEncoder.encode(picture)) == picture)
  }

  @Test func straightValuesAreRoundedToNearest() throws {
    // 1 of 2 is 127.5, rounded up; 1 of 3 is 85; 100 of 200 is 127.5; 67 of 255 stays.
    let picture = Bitmap(
      size: PixelSize(width: 4, height: 1), pixels: [0x0201_0102, 0x0301_0203, 0xC864_32C8, 0xFF43_0000])
    let file = try PNGEncoder.encode(picture, compression: .fast)
    #expect(try PNGDecoder.decode(file) == picture)
    #expect(Color(pixel: 0x0201_0102) == Color(red: 128, green: 128, blue: 255, alpha: 2))
  }

  @Test(arguments: [1, 7, 64, 100])
  func bandsOfAnyHeightGiveTheSameBytes(height: Int) throws {
    let size = PixelSize(width: 31, height: 300)
    let pictures = [
      (Pictures.noise(size, seed: 1), false), (Pictures.noise(size, seed: 2, isOpaque: true), true),
      (Pictures.stripes(size, colors: 9), true), (Pictures.photograph(size, seed: 3), true),
    ]
    for (picture, isOpaque) in pictures {
      #expect(
        try banded(picture, height: height, isOpaque: isOpaque) == banded(picture, height: 300, isOpaque: isOpaque))
    }
  }

  @Test func theColourThatEndsThePaletteMayComeInAnyBand() throws {
    var picture = Pictures.stripes(PixelSize(width: 16, height: 60), colors: 256)
    picture[5, 41] = 0xFF12_3456
    let file = try banded(picture, height: 20, isOpaque: true)
    #expect(PNGChunks(file)["IHDR"]?[9] == 2)
    #expect(try PNGDecoder.decode(file) == picture)
  }

  @Test(arguments: [1, 7, 64, 300])
  func aPageTooLargeToKeepStreamsTheSameInAnyBands(height: Int) throws {
    let size = PixelSize(width: 31, height: 300)
    let pictures = [
      (Pictures.noise(size, seed: 1), false), (Pictures.stripes(size, colors: 9), true),
      (Pictures.photograph(size, seed: 3), true),
    ]
    for (picture, isOpaque) in pictures {
      let file = try banded(picture, height: height, isOpaque: isOpaque, keptPixels: size.count - 1)
      #expect(PNGChunks(file)["IHDR"]?[9] == (isOpaque ? 2 : 6))
      #expect(PNGChunks(file).names.last == "IEND")
      #expect(try PNGDecoder.decode(file) == picture)
      #expect(try banded(picture, height: 19, isOpaque: isOpaque, keptPixels: size.count - 1) == file)
    }
  }

  @Test func aStreamedPageYieldsBytesBeforeItsEnd() throws {
    let band = Pictures.noise(PixelSize(width: 300, height: 64), seed: 8)
    var encoder = try PNGEncoder(
      size: PixelSize(width: 300, height: 6400), isOpaque: false, pixelsPerPoint: 1, compression: .fast, keptPixels: 1)
    _ = try encoder.append(band)
    let second = try encoder.append(band)
    #expect(second.count > 50_000)
  }

  @Test func missingRowsAreAnError() throws {
    var encoder = try PNGEncoder(size: PixelSize(width: 3, height: 4), isOpaque: true)
    _ = try encoder.append(Bitmap(size: PixelSize(width: 3, height: 3)))
    do {
      _ = try encoder.finish()
      Issue.record("a page without its last row was finished")
    } catch {
      #expect(error.code == .wrongRows)
      #expect(error.message == "the page has 4 rows, and 3 came")
    }
  }

  @Test(arguments: [PixelSize(width: 3, height: 5), PixelSize(width: 4, height: 1)])
  func aBandThatDoesNotFitIsAnError(band: PixelSize) throws {
    var encoder = try PNGEncoder(size: PixelSize(width: 3, height: 4), isOpaque: true)
    do {
      _ = try encoder.append(Bitmap(size: band))
      Issue.record("a band of \(band) was taken")
    } catch {
      #expect(error.code == .wrongRows)
    }
  }

  @Test(arguments: [(0, 1), (1, 0), (1 << 31, 1)])
  func sizesThatPNGCannotHaveAreAnError(width: Int, height: Int) {
    do {
      _ = try PNGEncoder(size: PixelSize(width: width, height: height), isOpaque: true)
      Issue.record("a page of \(width) × \(height) was started")
    } catch {
      #expect(error.code == .invalidSize)
    }
  }

  @Test func photographsAreFilteredAndFlatPagesAreNot() throws {
    let size = PixelSize(width: 200, height: 200)
    let photograph = try PNGEncoder.encode(Pictures.photograph(size, seed: 5))
    // Unfiltered, 6 bits a channel vary; filtered, 3.
    #expect(photograph.count < size.count * 3 * 5 / 8)
    let flat = try PNGEncoder.encode(Pictures.stripes(size, colors: 300))
    #expect(flat.count < 4000)
  }
}
