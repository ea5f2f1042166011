import Foundation
import Graphics
import TestSupport
import Testing

@testable import Painting

@Suite struct VisibleAreaTests {
  private let whole = PixelRect(x: 0, y: 0, width: 100, height: 100)
  private let nothing = PixelRect(x: 0, y: 0, width: 0, height: 0)

  @Test func aHoleLeavesFourParts() {
    var area = VisibleArea(whole)
    area.leaveOut(PixelRect(x: 10, y: 20, width: 60, height: 50), unpainted: nothing)
    #expect(
      area.parts == [
        PixelRect(x: 0, y: 0, width: 100, height: 20), PixelRect(x: 0, y: 20, width: 10, height: 50),
        PixelRect(x: 70, y: 20, width: 30, height: 50), PixelRect(x: 0, y: 70, width: 100, height: 30),
      ])
  }

  @Test func whatIsHiddenWhollyHasNoParts() {
    var area = VisibleArea(whole)
    area.leaveOut(PixelRect(x: -5, y: -5, width: 200, height: 200), unpainted: nothing)
    #expect(area.parts.isEmpty)
  }

  @Test func littleIsNotWorthACut() {
    var area = VisibleArea(whole)
    area.leaveOut(PixelRect(x: 0, y: 0, width: 45, height: 45), unpainted: nothing)
    #expect(area.parts == [whole])
    // What the box paints nothing of anyway is no gain either.
    area.leaveOut(PixelRect(x: 0, y: 0, width: 90, height: 90), unpainted: PixelRect(x: 5, y: 0, width: 95, height: 90))
    #expect(area.parts == [whole])
  }

  /// Opaque cards close together, whose shadows lie on and below each other, under a random scene.
  private func cards(_ scenes: inout RandomScene) -> DisplayList {
    var list = scenes.list()
    list.size = CGSize(width: 190, height: 250)
    let cards = (0..<6).map { number in
      let frame = CGRect(x: 10 + 90 * Double(number % 2), y: 10 + 80 * Double(number / 2), width: 80, height: 70)
      var shadow = scenes.shadow()
      shadow.radius = 12
      return DisplayItem.box(
        BoxItem(box: frame, radii: CornerRadii(9), fill: .solid(.white), shadows: [shadow, scenes.shadow()]))
    }
    list.items = cards + list.items
    return list
  }

  /// The law: what is left out is seen nowhere. So many clear boxes after each box hide the later ones from it.
  @Test func leavingOutWhatIsHiddenChangesNoPixel() throws {
    let typesetter = try Typesetter()
    var scenes = RandomScene(generator: SplitMix64(seed: 21))
    var cut = 0
    for _ in 0..<max(2, BandInvarianceTests.count / 10) {
      let list = cards(&scenes)
      let veil = DisplayItem.box(BoxItem(box: CGRect(origin: .zero, size: list.size), fill: .solid(.clear)))
      var veiled = list
      veiled.items = list.items.flatMap { [$0] + Array(repeating: veil, count: 50) }
      let painters = (Painter(typesetter: typesetter), Painter(typesetter: typesetter))
      let pixels = try BandInvarianceTests.painted(list, by: painters.0, height: 150)
      #expect(try pixels == BandInvarianceTests.painted(veiled, by: painters.1, height: 150))
      func touched(_ painter: Painter) -> Int { painter.takeCost()[.shadow].pixels }
      if touched(painters.0) < touched(painters.1) { cut += 1 }
    }
    #expect(cut > 0)
  }
}
