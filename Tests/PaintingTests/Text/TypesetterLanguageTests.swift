import Foundation
import Graphics
import Testing

@testable import Painting

struct TypesetterLanguageTests {
  private func fonts(_ string: String, _ language: String, font: String = "Inter, Noto Sans CJK SC 15") throws
    -> [String]
  {
    try Typesetter().metrics(of: StyledText(string: string, font: font, language: language)).fonts
  }

  @Test(arguments: [
    ("zh-Hans", "SC"), ("zh", "SC"), ("zh-Hant", "TC"), ("zh-TW", "TC"), ("zh-Hant-HK", "HK"), ("zh-HK", "HK"),
    ("zh-Hans-HK", "SC"), ("yue", "HK"), ("ja", "JP"), ("ja-JP", "JP"), ("ko", "KR"), ("KO-kr", "KR"), ("en", "SC"),
    ("", "SC"), ("not a tag \u{0}", "SC"),
  ])
  func theLanguageChoosesTheRegionalFace(language: String, region: String) throws {
    #expect(try fonts("直骨", language) == ["Noto Sans CJK \(region)"])
    #expect(try fonts("直骨", language, font: "Inter 15") == ["Noto Sans CJK \(region)"])
    #expect(try fonts("直骨", language, font: "Nonsense, Noto Serif CJK KR 15") == ["Noto Serif CJK \(region)"])
  }

  @Test func aFirstFamilyIsTakenAsItIs() throws {
    #expect(try fonts("直骨", "ja", font: "Noto Sans CJK SC 15") == ["Noto Sans CJK SC"])
  }

  @Test func kanaAndHangulTellTheRegionWhereTheTagDoesNot() throws {
    #expect(try fonts("直骨の", "en") == ["Noto Sans CJK JP"])
    #expect(try fonts("直骨 한", "en") == ["Noto Sans CJK KR"])
    #expect(try fonts("直骨の", "zh-Hans") == ["Noto Sans CJK SC"])
  }

  @Test func emojiAreInColourAndTextStyleIsNot() throws {
    #expect(try fonts("🎉", "en") == ["Noto Color Emoji"])
    #expect(try fonts("❤\u{FE0F}", "en") == ["Noto Color Emoji"])
    #expect(try !fonts("❤\u{FE0E}", "en").contains("Noto Color Emoji"))
    #expect(try fonts("7", "en") == ["Inter"])
  }

  @Test func theParagraphsOwnLettersTellItsDirection() throws {
    let typesetter = try Typesetter()
    func isRightToLeft(_ string: String, _ language: String) throws -> Bool {
      try typesetter.metrics(of: StyledText(string: string, font: "Inter 15", language: language)).isRightToLeft
    }
    #expect(try isRightToLeft("مرحبا abc", "en"))
    #expect(try !isRightToLeft("abc مرحبا", "ar"))
    #expect(try isRightToLeft("123", "ar"))
    #expect(try !isRightToLeft("123", "en"))
    #expect(try isRightToLeft("", "he"))
  }

  @Test func leadingIsTheSideWhereTheParagraphStarts() throws {
    let typesetter = try Typesetter()
    func columns(_ string: String, _ alignment: StyledText.Alignment) throws -> Range<Int> {
      let text = StyledText(string: string, font: "Inter 15", width: 200, lineHeight: 20, alignment: alignment)
      let item = TextItem(text: text, box: CGRect(x: 10, y: 0, width: 200, height: 20), color: .black)
      let raster = try #require(try typesetter.raster(item, scale: 1))
      return raster.x..<(raster.x + raster.bitmap.width)
    }
    for (latin, arabic) in [(StyledText.Alignment.leading, StyledText.Alignment.trailing), (.trailing, .leading)] {
      let left = [try columns("Hello", latin), try columns("مرحبا", arabic)]
      for columns in left {
        #expect((latin == .leading) == (columns.lowerBound < 20))
        #expect((latin == .trailing) == (columns.upperBound > 200))
      }
    }
    let centre = try columns("Hello", .center)
    #expect(abs(centre.lowerBound + centre.upperBound - 220) <= 4)
  }
}
