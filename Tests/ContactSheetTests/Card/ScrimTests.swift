import Foundation
import Graphics
import Painting
import Testing

@testable import ContactSheet

@Suite struct ScrimTests {
  private let media = CGRect(x: 10, y: 20, width: 150, height: 120)
  private let title = CGRect(x: 20, y: 110, width: 80, height: 20)

  private func veil(over color: Color, title titleColor: Color) throws -> BoxItem? {
    let scrim = Scrim(painter: Painter(typesetter: try Typesetter()))
    let item = BoxItem(box: media, radii: CornerRadii(8), fill: .solid(color))
    return try scrim.box(title: title, color: titleColor, media: item, pictures: [:], below: .white)
  }

  @Test func leavesGoodContrastAlone() throws {
    #expect(try veil(over: .black, title: .white) == nil)
    #expect(try veil(over: .white, title: .black) == nil)
  }

  @Test func liftsAWhiteTitleOnYellowToThreeToOne() throws {
    let yellow = Color(red: 255, green: 204, blue: 0)
    let veil = try #require(try veil(over: yellow, title: .white))
    guard case .linear(let gradient, _, _) = veil.fill, let last = gradient.stops.last else {
      Issue.record("The veil is no linear gradient.")
      return
    }
    let kept = 1 - Double(last.color.alpha) / 255
    let seen = Color(red: UInt8(255 * kept), green: UInt8(204 * kept), blue: 0)
    let contrast = Contrast.ratio(1, Contrast.luminance(seen))
    #expect(contrast >= 2.97)
    #expect(contrast < 3.2)
    #expect(gradient.stops.first?.color.alpha == 0)
  }

  @Test func risesFromTheMediasBottomAndStaysInside() throws {
    let veil = try #require(try veil(over: .white, title: .white))
    #expect(veil.box.maxY == media.maxY)
    #expect(veil.box.minY >= media.minY)
    #expect(veil.box.minX == media.minX)
    #expect(veil.radii.bottomLeft == 8)
    #expect(veil.radii.topLeft == 0)
  }

  /// A lamp of 3 by 3 points in the night, where one letter of the title would be lost.
  @Test func veilsWhatHidesASingleLetter() throws {
    var night = Bitmap(size: PixelSize(width: 150, height: 120), filledWith: 0xFF00_0000)
    for y in 96..<99 { for x in 40..<43 { night[x, y] = 0xFFFF_FFFF } }
    let scrim = Scrim(painter: Painter(typesetter: try Typesetter()))
    let item = BoxItem(box: media, fill: .image(path: "night", fit: .cover, focus: .center))
    let veil = try scrim.box(title: title, color: .white, media: item, pictures: ["night": night], below: .white)
    #expect(veil != nil)
  }

  @Test func brightensBelowADarkTitle() throws {
    let veil = try #require(try veil(over: Color(red: 20, green: 20, blue: 20), title: .black))
    guard case .linear(let gradient, _, _) = veil.fill else {
      Issue.record("The veil is no linear gradient.")
      return
    }
    #expect(gradient.stops.last?.color.red == 255)
  }

  @Test func measuresContrastAsWCAGDoes() {
    #expect(Contrast.ratio(Contrast.luminance(.white), Contrast.luminance(.black)) == 21)
    // #767676 is the known darkest grey with 4.54:1 on white.
    let grey = Contrast.luminance(Color(red: 0x76, green: 0x76, blue: 0x76))
    #expect(abs(Contrast.ratio(1, grey) - 4.54) < 0.01)
  }
}
