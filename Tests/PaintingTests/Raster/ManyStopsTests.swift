import Foundation
import Graphics
import Painting
import Testing

@Suite struct ManyStopsTests {
  private static let side = 120
  private static let intervals = 2000

  /// Black and white by turns: more stops than pixels.
  private static let zigzag = Gradient(
    stops: (0...intervals).map {
      GradientStop(offset: Double($0) / Double(intervals), color: $0 % 2 == 0 ? .black : .white)
    })

  private static let fills = [
    Fill.linear(zigzag, start: .zero, end: .bottomTrailing), .linear(zigzag, start: .trailing, end: .leading),
    .linear(zigzag, start: .bottom, end: .top), .radial(zigzag, center: .center, radius: 90),
  ]

  /// How far along the gradient a pixel's centre lies.
  private func position(_ x: Int, _ y: Int, in fill: Fill) -> Double {
    let side = Double(Self.side)
    let (x, y) = ((Double(x) + 0.5) / side, (Double(y) + 0.5) / side)
    switch fill {
    case .linear(_, let start, let end):
      let (across, down) = (end.x - start.x, end.y - start.y)
      return ((x - start.x) * across + (y - start.y) * down) / (across * across + down * down)
    case .radial(_, let center, let radius):
      return ((x - center.x) * (x - center.x) + (y - center.y) * (y - center.y)).squareRoot() * side / radius
    default: return .nan
    }
  }

  // By number, for a test's log prints its arguments, here thousands of stops.
  @Test(arguments: 0..<4)
  func everyPixelHasTheColourOfItsCentre(number: Int) throws {
    let fill = Self.fills[number]
    let size = CGSize(width: Self.side, height: Self.side)
    let list = DisplayList(size: size, items: [.box(BoxItem(box: CGRect(origin: .zero, size: size), fill: fill))])
    let painter = try Painter(typesetter: Typesetter())
    var page = Bitmap(size: PixelSize(width: Self.side, height: 0))
    try painter.paint(list, rows: 0..<Self.side, into: &page)
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let turns = position(x, y, in: fill) * Double(Self.intervals)
        let share = abs(turns - 2 * (turns / 2).rounded())
        // Half a level is rounding's, an eighth the ramp's.
        #expect(abs(Double(page.pixels[y * Self.side + x] & 255) - share * 255) < 0.7)
      }
    }
    // The ramp is small enough to be kept from one band to the next.
    let before = painter.statistics
    try painter.paint(list, rows: 0..<8, into: &page)
    #expect(painter.statistics.misses == before.misses)
    #expect(painter.statistics.bytes < 4 << 20)
  }

  @Test func aClearStopAmongManyLetsTheBackgroundThrough() throws {
    let clear = GradientStop(offset: 1, color: Color(red: 0, green: 0, blue: 0, alpha: 0))
    let fill = Fill.linear(Gradient(stops: Self.zigzag.stops.dropLast() + [clear]), start: .leading, end: .trailing)
    // 16,000 columns: each interval takes 8, and the last turns from white to clear.
    let size = CGSize(width: 16_000, height: 2)
    let list = DisplayList(
      size: size, background: Color(red: 0, green: 0, blue: 255),
      items: [.box(BoxItem(box: CGRect(origin: .zero, size: size), fill: fill))])
    var page = Bitmap(size: PixelSize(width: 16_000, height: 0))
    try Painter(typesetter: Typesetter()).paint(list, rows: 0..<2, into: &page)
    // 7.5 of 8 to clear: a sixteenth of white over blue.
    #expect(page.pixels[15_999] == 0xFF10_10FF)
    #expect(page.pixels[31_999] == 0xFF10_10FF)
  }
}
