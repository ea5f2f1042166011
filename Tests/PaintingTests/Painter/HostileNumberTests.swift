import Foundation
import Graphics
import Painting
import TestSupport
import Testing

@Suite struct HostileNumberTests {
  private static let numbers: [Double] = [
    0, -0.0, 1, -1, 0.5, 1e-300, .leastNonzeroMagnitude, 1e-9, 3.7, 1e5, -1e5, 1e9, -1e9, 1e18, 1e300, -1e300,
    .infinity, -.infinity,
    .nan, 65_536.5, 1e7,
  ]

  @Test func noNumberTraps() throws {
    var random = SplitMix64(seed: 77)
    func number() -> Double {
      Int.random(in: 0..<3, using: &random) == 0
        ? Self.numbers.randomElement(using: &random) ?? 0 : Double.random(in: -5...40, using: &random)
    }
    func color() -> Color {
      Color(red: 9, green: 80, blue: 200, alpha: [255, 90, 0].randomElement(using: &random) ?? 0)
    }
    let painter = Painter(typesetter: try Typesetter(), cacheBytes: 1 << 20)
    var band = Bitmap(size: PixelSize(width: 24, height: 0))
    var painted = 0
    for _ in 0..<300 {
      let gradient = Gradient(
        stops: (0..<Int.random(in: 0..<4, using: &random)).map { _ in GradientStop(offset: number(), color: color()) },
        space: .oklab)
      let fills: [Fill?] = [
        nil, .solid(color()),
        .linear(gradient, start: UnitPoint(x: number(), y: number()), end: UnitPoint(x: number(), y: number())),
        .radial(gradient, center: UnitPoint(x: number(), y: number()), radius: number()),
      ]
      let box = BoxItem(
        box: CGRect(x: number(), y: number(), width: number(), height: number()),
        radii: CornerRadii(topLeft: number(), topRight: number(), bottomRight: number(), bottomLeft: number()),
        fill: fills.randomElement(using: &random) ?? nil,
        shadows: [Shadow(color: color(), radius: number(), x: number(), y: number(), spread: number())],
        border: Border(width: number(), color: color()), opacity: number())
      let list = DisplayList(
        size: CGSize(width: 24, height: 24), background: .white, dither: true, items: [.box(box)])
      do {
        try painter.paint(list, rows: 3..<20, into: &band)
        painted += 1
      } catch {
        #expect(error.code == .invalid)
        #expect(error.subject.hasPrefix("items[0]."))
      }
    }
    #expect(painted > 100)
  }

  /// Sums and differences of such numbers are infinite, and an infinity over another is no number.
  @Test func gradientsNearTheLargestNumberPaint() throws {
    let most = Double.greatestFiniteMagnitude
    let gradient = Gradient(stops: [
      GradientStop(offset: -most, color: .black), GradientStop(offset: most, color: .white),
    ])
    let places = [0, 1, most, -most]
    var fills = places.map { Fill.radial(gradient, center: UnitPoint(x: $0, y: 0), radius: 1e-307) }
    for x in places {
      for y in places {
        fills += places.map { .linear(gradient, start: UnitPoint(x: x, y: y), end: UnitPoint(x: $0, y: y)) }
        fills += places.map { .linear(gradient, start: UnitPoint(x: x, y: y), end: UnitPoint(x: x, y: $0)) }
      }
    }
    let painter = Painter(typesetter: try Typesetter())
    var band = Bitmap(size: PixelSize(width: 24, height: 0))
    for fill in fills {
      let box = BoxItem(box: CGRect(x: 0, y: 0, width: 24, height: 24), fill: fill)
      let list = DisplayList(size: CGSize(width: 24, height: 24), items: [.box(box)])
      try painter.paint(list, rows: 0..<24, into: &band)
      #expect(band.pixels.allSatisfy { $0 >> 24 == 255 }, "\(fill)")
    }
  }

  @Test func noTextsNumberTraps() throws {
    let painter = Painter(typesetter: try Typesetter())
    var band = Bitmap(size: PixelSize(width: 24, height: 0))
    for number in Self.numbers {
      for (x, width, tracking) in [(number, 9, 0), (0, number, 0), (number, number, 0), (0, 9, number)] {
        let text = StyledText(string: "a b", font: "Inter 9", width: width, tracking: tracking, maxLines: 2)
        let item = TextItem(
          text: text, box: CGRect(x: x, y: x, width: width, height: 9), color: .black)
        let list = DisplayList(size: CGSize(width: 24, height: 24), background: .white, items: [.text(item)])
        do {
          try painter.paint(list, rows: 0..<24, into: &band)
        } catch {
          #expect(error.code == .invalid || error.code == .tooLarge)
        }
      }
    }
  }

  @Test(arguments: [
    (CGSize(width: 24, height: 24), 0.0), (CGSize(width: 24, height: 24), .nan), (CGSize(width: -1, height: 24), 1.0),
    (CGSize(width: 24, height: Double.infinity), 1.0),
  ])
  func impossiblePagesAreRefused(size: CGSize, scale: Double) throws {
    var band = Bitmap(size: PixelSize(width: 24, height: 0))
    let painter = Painter(typesetter: try Typesetter())
    let error = try #require(throws: PaintError.self) {
      try painter.paint(DisplayList(size: size, scale: scale), rows: 0..<1, into: &band)
    }
    #expect(error.code == .invalid)
  }

  @Test func absurdPagesAreRefusedByTheirSize() throws {
    var band = Bitmap(size: PixelSize(width: 24, height: 0))
    let painter = Painter(typesetter: try Typesetter())
    for size in [CGSize(width: 2e6, height: 1), CGSize(width: 1e5, height: 1e5), CGSize(width: 1e300, height: 1)] {
      let error = try #require(throws: PaintError.self) {
        try painter.paint(DisplayList(size: size), rows: 0..<1, into: &band)
      }
      #expect(error.code == .tooLarge)
    }
  }

  @Test func aBandOfAnotherWidthOrRowsBeyondThePageAreRefused() throws {
    let painter = Painter(typesetter: try Typesetter())
    let list = DisplayList(size: CGSize(width: 24, height: 24))
    var narrow = Bitmap(size: PixelSize(width: 23, height: 0))
    #expect(throws: PaintError.self) { try painter.paint(list, rows: 0..<1, into: &narrow) }
    var band = Bitmap(size: PixelSize(width: 24, height: 0))
    #expect(throws: PaintError.self) { try painter.paint(list, rows: 20..<25, into: &band) }
    #expect(throws: PaintError.self) { try painter.paint(list, rows: -1..<2, into: &band) }
  }
}
