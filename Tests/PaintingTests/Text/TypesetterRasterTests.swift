import Foundation
import Graphics
import Testing

@testable import Painting

struct TypesetterRasterTests {
  private func item(
    _ string: String, font: String = "Inter, Noto Sans CJK SC 15", x: CGFloat = 10, y: CGFloat = 10,
    width: CGFloat = 200, color: Color = .black
  ) -> TextItem {
    TextItem(
      text: StyledText(string: string, font: font, width: width, lineHeight: 20),
      box: CGRect(x: x, y: y, width: width, height: 20), color: color)
  }

  /// Whether the outermost pixels on all four sides are clear, so that nothing can have been cut off.
  private func hasClearRim(_ bitmap: Bitmap) -> Bool {
    (0..<bitmap.width).allSatisfy { bitmap[$0, 0] == 0 && bitmap[$0, bitmap.height - 1] == 0 }
      && (0..<bitmap.height).allSatisfy { bitmap[0, $0] == 0 && bitmap[bitmap.width - 1, $0] == 0 }
  }

  @Test(arguments: [CGFloat(1), 1.5, 2, 3])
  func noInkIsCutOff(scale: CGFloat) throws {
    let typesetter = try Typesetter()
    for string in ["Ággjpqy|", "ÅỸ̂q̣̂", "j", "f", "中国語", "🎉👨‍👩‍👧‍👦🇫🇷", "مرحبًا ـٍـ", "\u{12000}", "T\u{300}\u{301}\u{302}\u{303}"]
    {
      for font in ["Inter 15", "Inter Black Italic 40", "DejaVu Serif Italic 9"] {
        let raster = try #require(try typesetter.raster(item(string, font: font, x: 10.3, y: 7.7), scale: scale))
        #expect(hasClearRim(raster.bitmap), "\(string) in \(font)")
        #expect(raster.bitmap.pixels.contains { $0 != 0 })
      }
    }
  }

  @Test func repeatedGlyphsAreEvenlySpaced() throws {
    let typesetter = try Typesetter()
    for font in ["Inter 13", "Noto Sans CJK SC 13.7", "DejaVu Sans 11.3"] {
      let text = StyledText(string: "llllllllllllllll", font: font, tracking: 0.3)
      let run = try #require(try typesetter.shaped(text).lines.first?.runs.first)
      let steps = zip(run.positions, run.positions.dropFirst()).map { $1 - $0 }
      // 1/64 pixel is 16 of Pango's units.
      #expect((steps.max() ?? 0) - (steps.min() ?? 0) <= 16)
    }
  }

  /// The left edge of each stem in a row of pixels; a stem is wider than a pixel, so its first covers up to its right side.
  private func stems(_ bitmap: Bitmap, row: Int) -> [Double] {
    (1..<bitmap.width).compactMap { x in
      guard bitmap[x - 1, row] == 0, bitmap[x, row] != 0 else { return nil }
      return Double(x + 1) - Double(bitmap[x, row] >> 24) / 255
    }
  }

  @Test func paintedStemsAreEvenlySpacedBetweenPixels() throws {
    let raster = try #require(try Typesetter().raster(item("llllllllllllllll", font: "Inter 13"), scale: 1))
    let stems = stems(raster.bitmap, row: raster.bitmap.height / 2)
    #expect(stems.count == 16)
    let steps = zip(stems, stems.dropFirst()).map { $1 - $0 }
    let mean = steps.reduce(0, +) / Double(steps.count)
    // Inter's l is no whole number of pixels wide here; snapped glyphs would be off by half a pixel.
    #expect(abs(mean - mean.rounded()) > 0.05)
    #expect(steps.allSatisfy { abs($0 - mean) <= 1.0 / 64 })
  }

  @Test func textLiesTheSameAtEveryScale() throws {
    let typesetter = try Typesetter()
    let one = try #require(try typesetter.raster(item("lll 中 lll", y: 10), scale: 1))
    for scale in [2, 3] {
      let other = try #require(try typesetter.raster(item("lll 中 lll", y: 10), scale: CGFloat(scale)))
      let left = one.x * scale - other.x
      let right = (one.x + one.bitmap.width) * scale - other.x - other.bitmap.width
      #expect(abs(left) <= 2 * scale && abs(right) <= 2 * scale)
    }
  }

  @Test func pixelsArePremultipliedInTheTextsColour() throws {
    let color = Color(red: 200, green: 100, blue: 0, alpha: 128)
    let raster = try #require(try Typesetter().raster(item("Hello 中", color: color), scale: 2))
    for pixel in raster.bitmap.pixels {
      let alpha = pixel >> 24
      #expect(alpha <= 128 && pixel & 255 == 0)
      #expect(abs(Int(pixel >> 16 & 255) - Int(alpha) * 200 / 255) <= 1)
    }
    #expect(raster.bitmap.pixels.contains { $0 >> 24 == 128 })
  }

  @Test func colourGlyphsTakeTheAlphaOnly() throws {
    let typesetter = try Typesetter()
    let opaque = try #require(try typesetter.raster(item("🟥"), scale: 2)).bitmap
    let half = try #require(
      try typesetter.raster(item("🟥", color: Color(red: 0, green: 0, blue: 255, alpha: 128)), scale: 2)
    ).bitmap
    #expect(opaque.size == half.size)
    for (full, faded) in zip(opaque.pixels, half.pixels) {
      for shift: UInt32 in [0, 8, 16, 24] {
        #expect(abs(Int(full >> shift & 255) * 128 / 255 - Int(faded >> shift & 255)) <= 1)
      }
    }
    #expect(opaque.pixels.contains { $0 >> 24 == 255 && $0 >> 16 & 255 > 180 && $0 & 255 < 100 })
  }

  @Test func aCanvasCutsThePictureAndChangesNoPixel() throws {
    let typesetter = try Typesetter()
    let item = item("Hello 中文 🎉", x: -7.4, y: -5)
    let whole = try #require(try typesetter.raster(item, scale: 2))
    let cut = try #require(try typesetter.raster(item, scale: 2, within: PixelSize(width: 90, height: 12)))
    #expect(cut.x == 0 && cut.y == 0)
    #expect(cut.bitmap.size == PixelSize(width: 90, height: 12))
    for y in 0..<12 {
      for x in 0..<90 { #expect(cut.bitmap[x, y] == whole.bitmap[x - whole.x, y - whole.y]) }
    }
    #expect(try typesetter.raster(item, scale: 2, within: PixelSize(width: 0, height: 12)) == nil)
  }

  @Test func whatShowsNothingHasNoPicture() throws {
    let typesetter = try Typesetter()
    #expect(try typesetter.raster(item(""), scale: 1) == nil)
    #expect(try typesetter.raster(item("\u{200B}"), scale: 1) == nil)
    #expect(try typesetter.raster(item("a", color: .clear), scale: 1) == nil)
    for bad in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      #expect(try typesetter.raster(item("a", x: bad), scale: 1) == nil)
      #expect(try typesetter.raster(item("a", y: bad), scale: 1) == nil)
    }
    for bad in [CGFloat.nan, .infinity, 0, -1] { #expect(try typesetter.raster(item("a"), scale: bad) == nil) }
  }

  @Test func aPictureThatIsTooLargeIsAnError() throws {
    let typesetter = try Typesetter()
    let item = item("wwwwwwwwwwwwwwwwwwww", font: "Inter 2000", width: 90_000)
    #expect { try typesetter.raster(item, scale: 3) } throws: { ($0 as? PaintError)?.code == .tooLarge }
    let cut = try #require(try typesetter.raster(item, scale: 3, within: PixelSize(width: 1000, height: 6000)))
    #expect(cut.bitmap.width <= 1000)
  }

  @Test func textTallerThanCairosLimitHasNoSeam() throws {
    let typesetter = try Typesetter()
    let lines = 440
    let text = StyledText(
      string: Array(repeating: "中g", count: lines).joined(separator: "\n"), font: "Inter 15", lineHeight: 20)
    let item = TextItem(text: text, box: CGRect(x: 0, y: 0, width: 40, height: 8800), color: .black)
    let raster = try #require(try typesetter.raster(item, scale: 4))
    let pitch = 80 * raster.bitmap.width
    #expect(raster.bitmap.height > Bitmap.cairoSideLimit)
    // Every line looks like the second.
    let second = raster.bitmap.pixels[pitch..<(2 * pitch)]
    for line in 2..<(lines - 1) {
      #expect(raster.bitmap.pixels[(line * pitch)..<((line + 1) * pitch)] == second, "line \(line)")
    }
  }

  @Test func aCacheChangesNoPixel() throws {
    let cached = try Typesetter()
    let uncached = try Typesetter(cacheBytes: 0)
    for string in ["Hello", "中文", "🎉", "مرحبا", "Hello"] {
      let first = try cached.raster(item(string), scale: 2)
      #expect(try cached.raster(item(string), scale: 2) == first)
      #expect(try uncached.raster(item(string), scale: 2) == first)
      #expect(try Typesetter().raster(item(string), scale: 2) == first)
    }
  }
}
