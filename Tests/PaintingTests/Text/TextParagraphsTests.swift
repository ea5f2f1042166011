import Testing

@testable import Painting

struct TextParagraphsTests {
  @Test func lineBreaksDivideAndWhiteSpaceAtEndsGoes() {
    #expect(TextParagraphs("a \nb\r\nc\u{2029}", limit: 100).strings == ["a", "b", "c"])
    #expect(TextParagraphs("a\n\n b", limit: 100).strings == ["a", "", " b"])
    #expect(TextParagraphs(" \n\t\n", limit: 100).strings == [])
    #expect(TextParagraphs("", limit: 100).strings == [])
  }

  @Test func controlsAreDroppedAndTabsAreSpaces() {
    #expect(TextParagraphs("a\u{0}\u{1B}\u{9F}b\tc", limit: 100).strings == ["ab c"])
    // Direction marks are no controls in Unicode's sense: they stay.
    #expect(TextParagraphs("\u{202E}a\u{2069}", limit: 100).strings == ["\u{202E}a\u{2069}"])
  }

  @Test func theLimitCountsGraphemes() {
    let cut = TextParagraphs("👨‍👩‍👧e\u{301}x", limit: 2)
    #expect(cut.strings == ["👨‍👩‍👧e\u{301}"])
    #expect(cut.isCut)
    #expect(!TextParagraphs("ab", limit: 2).isCut)
    #expect(!TextParagraphs("ab \n ", limit: 2).isCut)
    #expect(TextParagraphs("ab \n c", limit: 2).isCut)
  }

  @Test func aGraphemeOfAThousandMarksLosesMostOfThem() {
    let string = "e" + String(repeating: "\u{301}", count: 1000)
    #expect(TextParagraphs(string, limit: 10).strings.first?.unicodeScalars.count == 64)
  }

  @Test func contentIsWhatIsNotBlank() {
    let paragraphs = TextParagraphs("a\n\nb", limit: 100)
    #expect(paragraphs.hasContent(from: 0))
    #expect(paragraphs.hasContent(from: 1))
    #expect(!paragraphs.hasContent(from: 3))
    #expect(TextParagraphs("a\nb", limit: 2).hasContent(from: 1))
  }
}
