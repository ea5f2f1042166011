import Graphics
import TestSupport
import Testing

@testable import PNGCodec

/// What the pixels' own compressor writes, libpng's inflate must read.
@Suite struct PixelDeflaterTests {
  /// Encodes without palette and filters, and checks what comes back.
  private func expectSurvival(of picture: Bitmap, depth: Int = 8) throws -> Int {
    var lines = Scanlines(width: picture.width, format: .rgb, capacity: picture.height)
    lines.append(picture.pixels.span)
    let stream = PixelDeflater.compressed(lines, depth: depth)
    let writer = try PNGWriter()
    try writer.writeHeader(size: picture.size, colorType: 2, palette: [], pixelsPerMeter: 2835)
    try writer.writeData(stream)
    #expect(try PNGDecoder.decode(writer.takeBytes()) == picture)
    return stream.count
  }

  @Test(arguments: [1, 2, 3, 85, 86, 87, 88, 173, 300])
  func runsOfEveryLength(width: Int) throws {
    for height in 1...4 {
      let size = PixelSize(width: width, height: height)
      _ = try expectSurvival(of: Bitmap(size: size, filledWith: 0xFF12_3456))
      _ = try expectSurvival(of: Bitmap(size: size, filledWith: 0xFF00_0000))
    }
  }

  @Test func rowsThatRepeatCostNextToNothing() throws {
    let row = Pictures.noise(PixelSize(width: 100, height: 1), seed: 1, isOpaque: true).pixels
    let picture = Bitmap(
      size: PixelSize(width: 100, height: 200), pixels: Array(repeatElement(row, count: 200).joined()))
    // 300 bytes that do not compress, a table of codes, and 232 steps of a bit or two and a distance.
    #expect(try expectSurvival(of: picture) < 1000)
  }

  @Test func rowsWiderThanTheWindow() throws {
    var picture = Pictures.stripes(PixelSize(width: 11_000, height: 3), colors: 300)
    picture[5000, 2] = 0xFF99_8877
    #expect(try expectSurvival(of: picture) < 4000)
  }

  @Test func whatLiesFartherBackThanTheWindowIsNotReferredTo() throws {
    // A row returns after 108 rows of noise, 32,508 bytes, and after 110, 33,110 bytes.
    let noise = Pictures.noise(PixelSize(width: 100, height: 250), seed: 2, isOpaque: true)
    var near = noise
    var far = noise
    for x in 0..<100 {
      near[x, 108] = noise[x, 0]
      far[x, 110] = noise[x, 0]
    }
    #expect(try expectSurvival(of: near) < expectSurvival(of: far) - 200)
  }

  @Test func moreTokensThanABlockHolds() throws {
    let size = PixelSize(width: 200, height: 400)
    #expect(try expectSurvival(of: Pictures.noise(size, seed: 3, isOpaque: true)) < size.count * 3 * 11 / 10)
  }

  @Test(arguments: [0, 1, 8, 100])
  func anyPictureAtAnyDepth(depth: Int) throws {
    var random = SplitMix64(seed: UInt64(depth))
    for _ in 0..<40 {
      let size = PixelSize(
        width: Int.random(in: 1...60, using: &random), height: Int.random(in: 1...60, using: &random))
      let colors = [2, 3, 20, 1 << 24].randomElement(using: &random) ?? 2
      let slope = Int.random(in: 1...9, using: &random)
      let picture = Bitmap(
        size: size,
        pixels: (0..<size.count).map { index in
          let smooth = UInt32((index % size.width + index / size.width * slope) / 3 * 0x0001_0002 % 0xFF_FFFF)
          let isNoise = Int.random(in: 0..<4, using: &random) == 0
          return 0xFF00_0000 | (isNoise ? UInt32.random(in: 0..<UInt32(colors), using: &random) : smooth)
        })
      _ = try expectSurvival(of: picture, depth: depth)
    }
  }

  @Test func aShiftedRowIsFound() throws {
    // Each row is the one above, moved by one pixel, so that only a distance of a row and a pixel serves.
    let row = Pictures.noise(PixelSize(width: 400, height: 1), seed: 4, isOpaque: true).pixels
    var picture = Bitmap(size: PixelSize(width: 200, height: 150))
    for y in 0..<150 {
      for x in 0..<200 { picture[x, y] = row[x + y] }
    }
    #expect(try expectSurvival(of: picture) < 3500)
  }
}
