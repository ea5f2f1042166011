import Foundation
import Graphics
import Painting
import TestSupport
import Testing

@Suite struct PainterTests {
  private func painted(_ list: DisplayList, pictures: [String: Bitmap] = [:]) throws -> Bitmap {
    var page = Bitmap(size: PixelSize(width: list.canvas.width, height: 0))
    try Painter(typesetter: Typesetter()).paint(list, pictures: pictures, rows: 0..<list.canvas.height, into: &page)
    return page
  }

  private func page(_ side: CGFloat, _ items: [BoxItem], scale: CGFloat = 1, dither: Bool = false) -> DisplayList {
    DisplayList(
      size: CGSize(width: side, height: side), scale: scale, background: .white, dither: dither,
      items: items.map { .box($0) })
  }

  @Test(arguments: [1, 1.5, 2, 3])
  func abuttingBoxesLeaveNoSeam(scale: CGFloat) throws {
    let grid = PixelGrid(scale: scale)
    let boxes = (0..<7).map { index in
      let frame = CGRect(x: CGFloat(index) * 40 / 7, y: 0, width: 40 / 7, height: 40)
      return BoxItem(box: grid.snapped(frame), fill: .solid(.black))
    }
    #expect(try painted(page(40, boxes, scale: scale)).pixels.allSatisfy { $0 == 0xFF00_0000 })
  }

  @Test func aBrokenEdgeMixesByArea() throws {
    let boxes = [BoxItem(box: CGRect(x: 0.25, y: 0, width: 1.5, height: 4), fill: .solid(.black))]
    // Three quarters black over white: 255 / 4 = 63.75.
    #expect(Array(try painted(page(4, boxes)).pixels[0..<3]) == [0xFF40_4040, 0xFF40_4040, 0xFFFF_FFFF])
  }

  @Test func nothingHiddenShinesThroughARim() throws {
    // A black box with a red hard shadow right under it: CSS shows no shadow through the box.
    let shadow = Shadow(color: Color(red: 255, green: 0, blue: 0), radius: 0)
    let clear = BoxItem(
      box: CGRect(x: 2, y: 2, width: 12, height: 12), fill: .solid(Color(red: 0, green: 0, blue: 0, alpha: 0)),
      shadows: [shadow])
    #expect(try painted(page(16, [clear])).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }

  @Test func opacityFadesTheBoxWithItsBorder() throws {
    let border = Border(width: 1, color: .white)
    let box = BoxItem(
      box: CGRect(x: 0, y: 0, width: 4, height: 4), fill: .solid(.black), border: border, opacity: 0.25)
    var list = page(4, [box])
    list.background = Color(red: 100, green: 100, blue: 100)
    let pixels = try painted(list).pixels
    // 100 · 0.75 + 255 · 0.25 = 138.75, and 75 inside.
    #expect(pixels[0] == 0xFF8B_8B8B)
    #expect(pixels[5] == 0xFF4B_4B4B)
  }

  @Test func ditherKeepsTheMeanAndMovesWithTheShape() throws {
    let grey = Color(red: 100, green: 100, blue: 100)
    let lighter = Color(red: 102, green: 102, blue: 102)
    let gradient = Gradient(stops: [GradientStop(offset: 0, color: grey), GradientStop(offset: 1, color: lighter)])
    func box(_ x: CGFloat) -> BoxItem {
      BoxItem(
        box: CGRect(x: x, y: 3, width: 48, height: 48), fill: .linear(gradient, start: .leading, end: .trailing))
    }
    let one = try painted(page(64, [box(3)], dither: true))
    let other = try painted(page(64, [box(9)], dither: true))
    var sum = 0
    for y in 3..<51 {
      for x in 3..<51 {
        #expect(one[x, y] == other[x + 6, y])
        sum += Int(one[x, y] & 255)
      }
    }
    #expect(abs(Double(sum) / (48 * 48) - 101) < 0.02)
    let levels = Set((3..<51).map { one[27, $0] & 255 })
    #expect(levels == [101] || levels == [100, 101] || levels == [101, 102])
    #expect(try painted(page(64, [box(3)])) != one)
  }

  @Test func slowGradientsAreDitheredFinerThanSteepOnes() throws {
    // Over 64 columns, 32 levels are one in 2 columns and rows repeat by twos; 1 level is one in 64, by eights.
    func isRepeated(levels: UInt8, by rows: Int) throws -> Bool {
      let stops = [
        GradientStop(offset: 0, color: Color(red: 0, green: 100, blue: 0)),
        GradientStop(offset: 1, color: Color(red: 0, green: 100 + levels, blue: 0)),
      ]
      let box = BoxItem(
        box: CGRect(x: 0, y: 0, width: 64, height: 64),
        fill: .linear(Gradient(stops: stops), start: .leading, end: .trailing))
      let picture = try painted(page(64, [box], dither: true))
      return (0..<64 - rows).allSatisfy { y in (0..<64).allSatisfy { picture[$0, y] == picture[$0, y + rows] } }
    }
    #expect(try isRepeated(levels: 32, by: 2))
    #expect(try !isRepeated(levels: 32, by: 1))
    #expect(try isRepeated(levels: 1, by: 8))
    #expect(try !isRepeated(levels: 1, by: 4))
  }

  @Test func picturesFitTheirBoxes() throws {
    // Four quarters of 4 × 2: red, green above blue, white; sides of whole pixels, so nothing mixes inside them.
    let (red, green, blue, white): (UInt32, UInt32, UInt32, UInt32) = (
      0xFFFF_0000, 0xFF00_FF00, 0xFF00_00FF, 0xFFFF_FFFF
    )
    let rows = [red, red, green, green, blue, blue, white, white]
    let picture = Bitmap(size: PixelSize(width: 4, height: 2), pixels: rows)
    func page(_ fit: Fill.Fit, _ focus: UnitPoint = .center) throws -> Bitmap {
      let box = BoxItem(
        box: CGRect(x: 0, y: 0, width: 40, height: 40), fill: .image(path: "p", fit: fit, focus: focus))
      return try painted(self.page(40, [box]), pictures: ["p": picture])
    }
    let filled = try page(.fill)
    #expect([filled[1, 1], filled[38, 1], filled[1, 38], filled[38, 38]] == [red, green, blue, white])
    let contained = try page(.contain)
    #expect([contained[1, 12], contained[38, 28], contained[20, 5], contained[20, 34]] == [red, white, white, white])
    let left = try page(.cover, .leading)
    #expect([left[1, 1], left[28, 1], left[1, 38]] == [red, red, blue])
    let right = try page(.cover, .trailing)
    #expect([right[12, 1], right[38, 38]] == [green, white])
  }

  @Test func aMissingPictureIsAnErrorThatNamesIt() throws {
    let box = BoxItem(
      box: CGRect(x: 0, y: 0, width: 4, height: 4), fill: .image(path: "gone.png", fit: .cover, focus: .center))
    let error = try #require(throws: PaintError.self) { try painted(page(4, [box])) }
    #expect(error.code == .pictureMissing)
    #expect(error.subject == "gone.png")
  }

  @Test func aTallPageIsPaintedWhereItIsAsked() throws {
    let boxes = (0..<5000).map { index in
      BoxItem(
        box: CGRect(x: 2, y: CGFloat(index) * 40, width: 16, height: 30), radii: CornerRadii(6), fill: .solid(.black),
        shadows: [Shadow(color: .black, radius: 2)])
    }
    let list = DisplayList(
      size: CGSize(width: 20, height: 200_000), background: .white, items: boxes.map { .box($0) })
    let painter = Painter(typesetter: try Typesetter())
    var band = Bitmap(size: PixelSize(width: 20, height: 0))
    try painter.paint(list, rows: 40..<80, into: &band)
    let first = band
    try painter.paint(list, rows: 199_920..<199_960, into: &band)
    #expect(band == first)
    #expect(band[10, 15] == 0xFF00_0000)
  }

  @Test func whatIsAskedForIsBookedOnce() throws {
    let gradient = Gradient(stops: [GradientStop(offset: 0, color: .black)])
    let boxes = [
      BoxItem(
        box: CGRect(x: 4, y: 4, width: 20, height: 24), fill: .solid(.black),
        shadows: [Shadow(color: .black, radius: 1)]),
      BoxItem(box: CGRect(x: 8, y: 8, width: 8, height: 8), fill: .linear(gradient, start: .top, end: .bottom)),
    ]
    var time = 0.0
    let painter = Painter(typesetter: try Typesetter()) {
      time += 1
      return time
    }
    var band = Bitmap(size: PixelSize(width: 32, height: 0))
    for top in stride(from: 0, to: 32, by: 8) {
      try painter.paint(page(32, boxes), rows: top..<(top + 8), into: &band)
    }
    let cost = painter.takeCost()
    #expect(cost[.background].pixels == 32 * 32)
    #expect(
      [cost[.background], cost[.shadow], cost[.solid], cost[.gradient], cost[.text]].map(\.commands) == [1, 1, 1, 1, 0])
    #expect(cost[.solid].pixels == 20 * 24)
    #expect(cost[.gradient].pixels == 8 * 8)
    #expect(cost[.shadow].pixels > 0)
    #expect(cost[.background].seconds == 4)
    #expect(painter.takeCost() == PaintCost())
  }
}
