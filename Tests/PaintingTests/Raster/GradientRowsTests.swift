import Foundation
import Graphics
import Testing

@testable import Painting

@Suite struct GradientRowsTests {
  private static let width = 301
  private static let height = 187

  private typealias Shape = GradientRows.Shape

  @Test func aSlantedCardHasATableAndWhatWouldNotPayHasNone() throws {
    // 0.745 levels a column × 8 are 5.96 phases, so 8; 306 columns, 340 × 1.11 rounded up to 378, and one.
    let card = try #require(Shape(PixelSize(width: 306, height: 340), slant: 1.11, slope: 0.745, tolerance: 1.0 / 16))
    #expect(card.phases == 8)
    #expect(card.count == 8 * 685)
    #expect(card.firstColumn == 0)
    let left = try #require(Shape(PixelSize(width: 306, height: 340), slant: -1.11, slope: 0.745, tolerance: 1.0 / 16))
    #expect(left.firstColumn == -378)
    // More than 64 phases, more than 65,536 colours, more than half the box.
    #expect(Shape(PixelSize(width: 900, height: 900), slant: 1, slope: 9, tolerance: 1.0 / 16) == nil)
    #expect(Shape(PixelSize(width: 900, height: 900), slant: 100, slope: 0.1, tolerance: 1.0 / 16) == nil)
    #expect(Shape(PixelSize(width: 30, height: 30), slant: 1, slope: 2, tolerance: 1.0 / 16) == nil)
  }

  /// A page that one box fills.
  private func painted(_ fill: Fill, background: Color? = nil, dither: Bool = false) throws -> [UInt32] {
    let size = CGSize(width: Self.width, height: Self.height)
    let list = DisplayList(
      size: size, background: background, dither: dither,
      items: [.box(BoxItem(box: CGRect(origin: .zero, size: size), fill: fill))])
    var page = Bitmap(size: PixelSize(width: Self.width, height: 0))
    try Painter(typesetter: Typesetter()).paint(list, rows: 0..<Self.height, into: &page)
    return page.pixels
  }

  /// How far along the gradient a pixel's centre lies.
  private func position(_ x: Int, _ y: Int, from start: UnitPoint, to end: UnitPoint) -> Double {
    let (width, height) = (Double(Self.width), Double(Self.height))
    let (across, down) = ((end.x - start.x) * width, (end.y - start.y) * height)
    let dot = (Double(x) + 0.5 - start.x * width) * across + (Double(y) + 0.5 - start.y * height) * down
    return dot / (across * across + down * down)
  }

  @Test(arguments: [
    (UnitPoint(x: 0, y: 0), UnitPoint(x: 1, y: 1)), (UnitPoint(x: 1, y: 0), UnitPoint(x: 0, y: 1)),
    (UnitPoint(x: 0.3, y: 0.9), UnitPoint(x: 0.6, y: 0.1)), (UnitPoint(x: 0, y: 0.5), UnitPoint(x: 1, y: 0.5)),
    (UnitPoint(x: 0.5, y: 1), UnitPoint(x: 0.5, y: 0)), (UnitPoint(x: 0.5, y: 0), UnitPoint(x: 0.51, y: 1)),
    (UnitPoint(x: 1, y: 0.2), UnitPoint(x: 0, y: 0.3)),
  ])
  func everyPixelIsWithinALevelOfItsCentre(start: UnitPoint, end: UnitPoint) throws {
    let gradient = Gradient(stops: [
      GradientStop(offset: 0, color: .black), GradientStop(offset: 0.4, color: .white),
      GradientStop(offset: 1, color: Color(red: 0, green: 0, blue: 255)),
    ])
    let pixels = try painted(.linear(gradient, start: start, end: end))
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let place = position(x, y, from: start, to: end)
        let green = place < 0.4 ? max(0, place / 0.4) : max(0, (1 - place) / 0.6)
        let blue = place < 0.4 ? green : 1
        let pixel = pixels[y * Self.width + x]
        // Half a level is rounding's, an eighth the ramp's, a sixteenth the rows'.
        #expect(abs(Double(pixel >> 8 & 255) - green * 255) < 0.7)
        #expect(abs(Double(pixel & 255) - blue * 255) < 0.7)
      }
    }
  }

  @Test func aHardStopStaysWhereItIs() throws {
    let gradient = Gradient(stops: [
      GradientStop(offset: 0, color: .black), GradientStop(offset: 0.5, color: .black),
      GradientStop(offset: 0.5, color: .white), GradientStop(offset: 1, color: .white),
    ])
    let pixels = try painted(.linear(gradient, start: .zero, end: .bottomTrailing))
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        let place = position(x, y, from: .zero, to: .bottomTrailing)
        // A centre on the line itself, but for rounding, may fall to either side.
        guard abs(place - 0.5) > 1e-12 else { continue }
        #expect(pixels[y * Self.width + x] == (place < 0.5 ? 0xFF00_0000 : 0xFFFF_FFFF))
      }
    }
  }

  @Test func colourBelowChangesNothingThatIsSeenThroughTheTable() throws {
    // A red that fades over white is made from one table; over a page of stripes row by row it must be the same.
    let red = Color(red: 255, green: 0, blue: 0)
    let fade = Fill.linear(
      Gradient(stops: [
        GradientStop(offset: 0, color: red),
        GradientStop(offset: 1, color: Color(red: 255, green: 0, blue: 0, alpha: 0)),
      ]), start: .zero, end: .bottomTrailing)
    let onWhite = try painted(fade, background: .white)
    let size = CGSize(width: Self.width, height: Self.height)
    let stripe = BoxItem(box: CGRect(x: 0, y: 0, width: 1, height: size.height), fill: .solid(.black))
    let cover = BoxItem(box: CGRect(origin: .zero, size: size), fill: fade)
    let list = DisplayList(size: size, background: .white, items: [.box(stripe), .box(cover)])
    var page = Bitmap(size: PixelSize(width: Self.width, height: 0))
    try Painter(typesetter: Typesetter()).paint(list, rows: 0..<Self.height, into: &page)
    for y in 0..<Self.height {
      let row = y * Self.width
      #expect(onWhite[(row + 1)..<(row + Self.width)] == page.pixels[(row + 1)..<(row + Self.width)])
      #expect(onWhite[row] != page.pixels[row] || y == 0)
    }
  }
}
