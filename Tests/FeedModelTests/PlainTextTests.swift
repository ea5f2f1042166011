import TestSupport
import Testing

@testable import FeedModel

@Suite struct PlainTextTests {
  @Test(
    arguments: [
      ("a", "a"), (" a", "a"), ("a ", "a"), ("a  b", "a b"),
      ("a\r\nb\tc\u{B}d\u{85}e\u{2028}f\u{2029}g", "a b c d e f g"),
      ("a\0b\u{1B}[31m\u{7F}\u{9F}c", "ab[31mc"), ("", nil), (" \n ", nil), ("\0", nil),
      ("a\u{A0}\u{A0}b", "a\u{A0}\u{A0}b"), ("👨‍👩‍👧‍👦 🏳️‍🌈", "👨‍👩‍👧‍👦 🏳️‍🌈"), ("漢字 かな", "漢字 かな"), ("שלום", "שלום"),
      ("\u{202E}x\u{202C}", "\u{202E}x\u{202C}"),
    ] as [(String, String?)])
  func whiteSpaceCollapsesAndControlsGo(text: String, line: String?) {
    #expect(PlainText.line(text) == line)
  }

  @Test func theFastWayAndTheSlowWayAgree() {
    var random = SplitMix64(seed: 7)
    let letters = Array(" \n\taé漢\u{85}\u{2029}\u{1F600}\0\u{9F}ب".unicodeScalars)
    for _ in 0..<2000 {
      let scalars = (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in letters.randomElement(using: &random)
      }
      let text = String(String.UnicodeScalarView(scalars))
      let words = scalars.split { " \n\t\u{85}\u{2029}".unicodeScalars.contains($0) }
        .map { $0.filter { $0.value != 0 && $0.value != 0x9F } }
      let slow = words.filter { !$0.isEmpty }.map { String(String.UnicodeScalarView($0)) }.joined(separator: " ")
      #expect(PlainText.line(text) == (slow.isEmpty ? nil : slow))
    }
  }

  @Test func aLongTextIsCutBetweenCharacters() {
    let family = "👨‍👩‍👧‍👦"
    #expect(PlainText.line(String(repeating: family, count: 999))?.count == 999)
    let cut = PlainText.line(String(repeating: family, count: 1200))
    #expect(cut == String(repeating: family, count: 1000) + "…")
    #expect(PlainText.line(String(repeating: "a", count: 1000)) == String(repeating: "a", count: 1000))
    #expect(PlainText.line(String(repeating: "a", count: 1001)) == String(repeating: "a", count: 1000) + "…")
  }

  @Test func aCharacterOfEndlessMarksIsBoundedToo() {
    let line = PlainText.line("e" + String(repeating: "\u{301}", count: 1_000_000))
    #expect((line?.unicodeScalars.count ?? 0) <= 8001)
  }
}
