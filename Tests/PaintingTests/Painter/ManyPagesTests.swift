import Foundation
import Graphics
import TestSupport
import Testing

@testable import Painting

/// Pages of everything there is, by painters that come and go: what the address sanitizer looks for leaks in.
struct ManyPagesTests {
  private static let pages = 1000
  private static let painterLife = 100

  private static let texts = [
    ("Harbour at dawn", "Inter Bold 11", "en"), ("早安，世界", "Noto Sans CJK SC 12", "zh-Hans"),
    ("مرحبا بالعالم", "DejaVu Sans 10", "ar"), ("🎉👩‍🚀", "Noto Color Emoji 12", "en"),
    ("ひらがな and mixed 😀", "Inter, Noto Sans CJK SC 9", "ja"), ("Ünïcode", "DejaVu Serif Italic 13", "de"),
  ]

  /// Pictures whose names and contents differ from page to page within a few.
  private static func pictures(_ number: Int) -> [String: Bitmap] {
    let size = PixelSize(width: 1 + number % 23, height: 1 + number % 17)
    let pixels = (0..<size.count).map { 0xFF00_0000 | UInt32($0 * (number % 5 + 1)) }
    return ["p\(number % 40)": Bitmap(size: size, pixels: pixels)]
  }

  private static func list(_ number: Int, from scenes: inout RandomScene, pictures: [String: Bitmap]) -> DisplayList {
    var list = scenes.list()
    list.size = CGSize(width: 40, height: 30)
    for name in pictures.keys {
      let fit = Fill.Fit.allCases[number % Fill.Fit.allCases.count]
      list.items.append(
        .box(
          BoxItem(
            box: CGRect(x: 2, y: 3, width: 20.5, height: 14), radii: CornerRadii(4),
            fill: .image(path: name, fit: fit, focus: .center), shadows: [], border: nil, opacity: 1)))
    }
    let (string, font, language) = texts[number % texts.count]
    let text = StyledText(
      string: "\(string) \(number % 300)", font: font, language: language, width: 38, lineHeight: 14, maxLines: 2)
    list.items.append(
      .text(TextItem(text: text, box: CGRect(x: 1, y: 1, width: 38, height: 28), color: scenes.color())))
    return list
  }

  @Test func aThousandPagesLeaveNothingBehind() throws {
    var scenes = RandomScene(generator: SplitMix64(seed: 1000))
    var typesetter = try Typesetter(cacheBytes: 1 << 16)
    var painter = Painter(typesetter: typesetter, cacheBytes: 1 << 16)
    var inked = 0
    for number in 0..<Self.pages {
      if number % Self.painterLife == Self.painterLife - 1 {
        typesetter = try Typesetter(cacheBytes: number % 200 == 199 ? 0 : 1 << 16)
      }
      if number % (Self.painterLife / 4) == 0 { painter = Painter(typesetter: typesetter, cacheBytes: 1 << 16) }
      let pictures = Self.pictures(number)
      let list = Self.list(number, from: &scenes, pictures: pictures)
      var page = Bitmap(size: PixelSize(width: list.canvas.width, height: 0))
      try painter.paint(list, pictures: pictures, rows: 0..<list.canvas.height, into: &page)
      if Set(page.pixels).count > 1 { inked += 1 }
      #expect(painter.statistics.bytes <= 1 << 16)
    }
    #expect(inked > Self.pages * 9 / 10)
  }
}
