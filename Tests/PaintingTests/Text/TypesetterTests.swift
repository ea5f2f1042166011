import Foundation
import Graphics
import Testing

@testable import Painting

struct TypesetterTests {
  private let font = "Inter, Noto Sans CJK SC 15"

  @Test func anEmptyTextHasNoHeight() throws {
    let typesetter = try Typesetter()
    for string in ["", " ", "\n\n", "\u{0}\u{7}", "\t \u{2028}"] {
      let metrics = try typesetter.metrics(of: StyledText(string: string, font: font, width: 100, lineHeight: 19))
      #expect(metrics.size == .zero)
      #expect(metrics.lineCount == 0)
      #expect(!metrics.isTruncated)
    }
  }

  @Test func aFallbackFontDoesNotChangeTheLinePitch() throws {
    let typesetter = try Typesetter()
    for string in ["Latin", "中文", "Latin 中文 مرحبا 🎉"] {
      let metrics = try typesetter.metrics(of: StyledText(string: string, font: font, lineHeight: 19))
      #expect(metrics.size.height == 19)
      // Inter's ascent and descent are 0.96875 and 0.2412109375 of the size.
      #expect(abs(metrics.firstBaseline - (19 - 15 * 1.2099609375) / 2 - 15 * 0.96875) < 0.01)
    }
  }
}
