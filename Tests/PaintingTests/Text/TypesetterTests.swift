import Foundation
import Graphics
import Testing

@testable import Painting

struct TypesetterTests {
  private let font = "Inter, Noto Sans CJK SC 15"

  @Test(arguments: ["", " ", "\n\n", "\u{0}\u{7}", "\t \u{2028}\u{85}"])
  func aTextThatShowsNothingHasNoHeight(string: String) throws {
    let metrics = try Typesetter().metrics(of: StyledText(string: string, font: font, width: 100, lineHeight: 19))
    #expect(metrics.size == .zero)
    #expect(metrics.lineCount == 0)
    #expect(!metrics.isTruncated)
  }

  @Test(arguments: ["Latin", "中文", "ÄỸ̂", "Latin 中文 مرحبا 🎉"])
  func aFallbackFontDoesNotChangeTheLinePitch(string: String) throws {
    let metrics = try Typesetter().metrics(of: StyledText(string: string, font: font, lineHeight: 19))
    #expect(metrics.size.height == 19)
    // Inter's ascent and descent are 1984 and 494 of 2048 units.
    #expect(abs(metrics.firstBaseline - ((19 - 15 * 2478 / 2048) / 2 + 15 * 1984 / 2048)) < 0.01)
    #expect(metrics.lastBaseline == metrics.firstBaseline)
  }

  @Test func linesAreOneLineHeightApart() throws {
    let text = StyledText(string: "a\n中\n\n🎉", font: font, lineHeight: 18.5)
    let metrics = try Typesetter().metrics(of: text)
    #expect(metrics.lineCount == 4)
    #expect(metrics.size.height == 74)
    #expect(metrics.lastBaseline - metrics.firstBaseline == 55.5)
  }

  @Test func withoutLineHeightThePitchIsTheFirstFontsOwn() throws {
    let metrics = try Typesetter().metrics(of: StyledText(string: "中文\n中文", font: "Inter 20"))
    #expect(abs(metrics.size.height - 2 * 20 * 2478 / 2048) < 0.01)
    #expect(abs(metrics.firstBaseline - 20 * 1984 / 2048) < 0.01)
  }

  @Test func everyUnicodeLineBreakStartsALineAndATabIsASpace() throws {
    let typesetter = try Typesetter()
    for mark in ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      #expect(try typesetter.metrics(of: StyledText(string: "a\(mark)b", font: font)).lineCount == 2)
    }
    let tabbed = try typesetter.metrics(of: StyledText(string: "a\tb\u{0}c", font: font))
    #expect(tabbed == (try typesetter.metrics(of: StyledText(string: "a bc", font: font))))
    #expect(tabbed.missing.isEmpty)
  }

  @Test func theMeasuredWidthIsEnoughForOneLine() throws {
    let typesetter = try Typesetter()
    for string in ["Wide AVAVA", "今天天气很好。", "مرحبا بالعالم", "👨‍👩‍👧 e\u{301}"] {
      for tracking in [CGFloat(0), 1.5, -0.15] {
        var text = StyledText(string: string, font: font, tracking: tracking)
        text.width = try typesetter.metrics(of: text).size.width + abs(tracking)
        text.maxLines = 1
        let metrics = try typesetter.metrics(of: text)
        #expect(metrics.lineCount == 1)
        #expect(!metrics.isTruncated, "\(string) at \(tracking)")
      }
    }
  }

  @Test func trackingStandsBetweenGraphemesOnly() throws {
    let typesetter = try Typesetter()
    func width(_ string: String, _ tracking: CGFloat) throws -> CGFloat {
      try typesetter.metrics(of: StyledText(string: string, font: font, tracking: tracking)).size.width
    }
    #expect(abs(try width("HH", 10) - width("HH", 0) - 10) < 0.01)
    #expect(abs(try width("H中H", 10) - width("H中H", 0) - 20) < 0.01)
    #expect(abs(try width("H", 10) - width("H", 0)) < 0.01)
    // Joined letters stay joined.
    #expect(try width("سلام", 10) == width("سلام", 0))
  }

  @Test func aMaximumOfLinesHoldsOverParagraphs() throws {
    let typesetter = try Typesetter()
    func metrics(_ string: String, _ maxLines: Int?) throws -> TextMetrics {
      try typesetter.metrics(of: StyledText(string: string, font: font, width: 100, lineHeight: 20, maxLines: maxLines))
    }
    let long = "one two three four five six seven eight nine ten"
    #expect(try metrics(long, 2).lineCount == 2)
    #expect(try metrics(long, 2).isTruncated)
    #expect(try !metrics(long, nil).isTruncated)
    #expect(try metrics("a\nb\nc", 2).lineCount == 2)
    #expect(try metrics("a\nb\nc", 2).isTruncated)
    #expect(try !metrics("a\nb\n\n", 2).isTruncated)
    #expect(try metrics("a\n" + long, 2).size.height == 40)
    #expect(try metrics(long, 0).size == .zero)
    #expect(try metrics(long, 0).isTruncated)
    #expect(try metrics(long, -3).lineCount == 0)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, 1e-300, 1e300])
  func anyWidthIsSet(width: CGFloat) throws {
    let text = StyledText(string: "Two words 中文", font: font, width: width, lineHeight: 20)
    let metrics = try Typesetter().metrics(of: text)
    let wraps = width < 1
    #expect(metrics.lineCount == (wraps ? 12 : 1))
    #expect(metrics.size.height == CGFloat(metrics.lineCount) * 20)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1, 0])
  func aLineHeightOfNoLengthIsTheFontsOwn(lineHeight: CGFloat) throws {
    let typesetter = try Typesetter()
    let own = try typesetter.metrics(of: StyledText(string: "a", font: font))
    #expect(try typesetter.metrics(of: StyledText(string: "a", font: font, lineHeight: lineHeight)) == own)
  }

  @Test(arguments: [
    "", "Inter", "Inter 0", "Inter -3", "Inter 1e9", "Inter 2001", "Inter 99999999999999999999", "\u{0}",
  ])
  func aFontWithoutAUsableSizeIsAnError(font: String) throws {
    let typesetter = try Typesetter()
    #expect { try typesetter.metrics(of: StyledText(string: "a", font: font)) } throws: {
      ($0 as? PaintError)?.code == .invalid
    }
  }

  @Test func missingAndGenericFamiliesFallBackToInter() throws {
    let typesetter = try Typesetter()
    for family in ["No Such Family", "sans", "system-ui", ",,"] {
      #expect(try typesetter.metrics(of: StyledText(string: "a", font: "\(family) 15")).fonts == ["Inter"])
    }
    #expect(try typesetter.metrics(of: StyledText(string: "a", font: "monospace 15")).fonts == ["DejaVu Sans Mono"])
  }

  @Test func charactersWithoutAFontAreNamedOnce() throws {
    let string = "a\u{12000}b\u{12000}\u{F0000}\u{200B}\u{FE0F}\u{2060}"
    let metrics = try Typesetter().metrics(of: StyledText(string: string, font: font))
    #expect(metrics.missing == ["\u{12000}", "\u{F0000}"])
  }

  @Test func aMegabyteIsCutBeforeItIsShaped() throws {
    let typesetter = try Typesetter()
    for unit in ["word ", "x", "中", "e\u{301}", "\u{301}", "👨‍👩‍👧", "\n", "a\n", "\u{202E}a"] {
      let string = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
      let text = StyledText(string: string, font: font, width: 150, lineHeight: 19, maxLines: 2)
      let metrics = try typesetter.metrics(of: text)
      #expect(metrics.lineCount <= 2)
      // A million marks on one base are one grapheme, and line breaks show nothing.
      #expect(metrics.isTruncated == !["\n", "\u{301}"].contains(unit), "\(unit.debugDescription)")
    }
  }

  /// A long paragraph is set piece by piece, which must not show.
  @Test(arguments: ["word and 中文字 ", "unbroken", "مرحبا بالعالم ", "🎉👨‍👩‍👧 ", "क्षत्रिय "])
  func aLongParagraphBreaksLikeShortOnes(unit: String) throws {
    let typesetter = try Typesetter()
    let string = String(repeating: unit, count: 1600 / unit.count)
    var text = StyledText(string: string, font: font, width: 130, lineHeight: 19)
    let lines = try typesetter.shaped(text).lines
    #expect(lines.count > 20)
    var shown = 0
    for line in lines {
      #expect(line.bytes.lowerBound == shown)
      #expect(line.width <= 130.01)
      shown = line.bytes.upperBound
      // Set on its own, each line is one line and as wide.
      text.string = String(decoding: Array(string.utf8)[line.bytes], as: UTF8.self)
      let alone = try typesetter.metrics(of: text)
      #expect(alone.lineCount == 1)
      #expect(abs(alone.size.width - line.width) < 0.01)
    }
    #expect(shown == TextParagraphs(string, limit: .max).strings.first?.utf8.count)
    text.string = string
    text.maxLines = lines.count - 1
    let cut = try typesetter.metrics(of: text)
    #expect(cut.lineCount == lines.count - 1)
    #expect(cut.isTruncated)
    text.maxLines = lines.count
    #expect(try !typesetter.metrics(of: text).isTruncated)
  }

  @Test func anExtraFolderMayBeAbsentAndOddlyNamed() throws {
    let text = StyledText(string: "Latin 中文", font: font)
    let metrics = try Typesetter(folders: ["/absent & <odd> \u{1F}\u{0}"]).metrics(of: text)
    #expect(metrics == (try Typesetter().metrics(of: text)))
  }
}
