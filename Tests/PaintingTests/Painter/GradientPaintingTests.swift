import Foundation
import Graphics
import Painting
import Testing

@Suite struct GradientPaintingTests {
  /// One row of a box that fills a page of `width` pixels.
  private func row(_ fill: Fill, width: Int, background: Color? = nil) throws -> [UInt32] {
    let size = CGSize(width: CGFloat(width), height: 1)
    let list = DisplayList(
      size: size, background: background, items: [.box(BoxItem(box: CGRect(origin: .zero, size: size), fill: fill))])
    var band = Bitmap(size: PixelSize(width: width, height: 0))
    try Painter(typesetter: Typesetter()).paint(list, rows: 0..<1, into: &band)
    return band.pixels
  }

  private func stops(_ pairs: [(Double, Color)]) -> [GradientStop] {
    pairs.map { GradientStop(offset: $0.0, color: $0.1) }
  }

  private func leftToRight(_ stops: [GradientStop], _ space: Gradient.Space = .srgb) -> Fill {
    .linear(Gradient(stops: stops, space: space), start: .leading, end: .trailing)
  }

  @Test(arguments: 2...8)
  func whiteToTransparentIsEvenInTheMiddle(count: Int) throws {
    let stops = (0..<count).map { index in
      let share = Double(index) / Double(count - 1)
      return GradientStop(
        offset: share, color: Color(red: 255, green: 255, blue: 255, alpha: UInt8((255 * (1 - share)).rounded())))
    }
    for pixel in try row(leftToRight(stops), width: 101)[50...50] {
      for shift in [0, 8, 16, 24] { #expect((127...129).contains(pixel >> UInt32(shift) & 255)) }
    }
  }

  @Test func coloursAreThoseOfPixelCentres() throws {
    // Four pixels from black to white: centres at 1/8, 3/8, 5/8, 7/8 of 255.
    let pixels = try row(leftToRight(stops([(0, .black), (1, .white)])), width: 4)
    #expect(pixels == [0xFF20_2020, 0xFF60_6060, 0xFF9F_9F9F, 0xFFDF_DFDF])
  }

  @Test func theLastStopWinsAtEqualOffsets() throws {
    let red = Color(red: 255, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 255)
    let hard = stops([(0, .black), (0.5, .black), (0.5, red), (0.5, blue), (1, blue)])
    #expect(try row(leftToRight(hard), width: 4) == [0xFF00_0000, 0xFF00_0000, 0xFF00_00FF, 0xFF00_00FF])
    // The centre of the middle one of five pixels lies at 0.5 itself.
    #expect(try row(leftToRight(hard), width: 5)[2] == 0xFF00_00FF)
  }

  @Test func endColoursGoOnBeyondTheStops() throws {
    let pixels = try row(leftToRight(stops([(0.4, .black), (0.6, .white)])), width: 10)
    #expect(Array(pixels[0..<4]) == Array(repeating: 0xFF00_0000, count: 4))
    #expect(Array(pixels[6..<10]) == Array(repeating: 0xFFFF_FFFF, count: 4))
    // Stops outside 0...1: the middle of −1...1 and so on; white begins at 3, so 1 is half way.
    let wide = try row(leftToRight(stops([(-1, .black), (3, .white)])), width: 1)
    #expect(wide == [0xFF60_6060])
  }

  @Test func linesWithoutLengthPaintTheLastColour() throws {
    let gradient = Gradient(stops: stops([(0, .black), (1, .white)]))
    #expect(try row(.linear(gradient, start: .center, end: .center), width: 2) == [0xFFFF_FFFF, 0xFFFF_FFFF])
    #expect(try row(.radial(gradient, center: .center, radius: 0), width: 2) == [0xFFFF_FFFF, 0xFFFF_FFFF])
  }

  @Test func linearLightIsLighterInTheMiddle() throws {
    // Half of white's light is sRGB 187.5; the middle pixel of three lies at the half.
    let pixels = try row(leftToRight(stops([(0, .black), (1, .white)]), .linear), width: 3)
    #expect(pixels[1] & 255 == 188)
    // OKLab's half is a lightness of 0.5: linear 0.125, sRGB 0.38857, of 255: 99.1.
    #expect(try row(leftToRight(stops([(0, .black), (1, .white)]), .oklab), width: 3)[1] & 255 == 99)
  }

  @Test func straightMixingLetsAClearStopLendItsColour() throws {
    let clearBlack = Color(red: 0, green: 0, blue: 0, alpha: 0)
    let fill = Fill.linear(
      Gradient(stops: stops([(0, .white), (1, clearBlack)]), premultiplied: false), start: .leading, end: .trailing)
    // Straight grey 127.5 at alpha 1/2: premultiplied 63.75.
    #expect(try row(fill, width: 3)[1] == 0x8040_4040)
    let even = leftToRight(stops([(0, .white), (1, clearBlack)]))
    #expect(try row(even, width: 3)[1] == 0x8080_8080)
  }

  @Test func circlesMeasureFromTheirCentre() throws {
    // Radius 2 around the middle of a row of 4: centres at 1.5, 0.5, 0.5, 1.5 pixels.
    let fill = Fill.radial(Gradient(stops: stops([(0, .black), (1, .white)])), center: .center, radius: 2)
    #expect(try row(fill, width: 4) == [0xFFBF_BFBF, 0xFF40_4040, 0xFF40_4040, 0xFFBF_BFBF])
  }

  @Test func aFallingRowMirrorsARisingOne() throws {
    let list = stops([(0, .black), (0.3, .white), (0.3, .black), (1, Color(red: 10, green: 200, blue: 90, alpha: 99))])
    let rising = try row(leftToRight(list), width: 64)
    let falling = try row(.linear(Gradient(stops: list), start: .trailing, end: .leading), width: 64)
    #expect(rising == Array(falling.reversed()))
  }
}
