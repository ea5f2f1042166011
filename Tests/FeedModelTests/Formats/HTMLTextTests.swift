import Testing

@testable import FeedModel

@Suite struct HTMLTextTests {
  @Test(
    arguments: [
      ("plain", "plain"), ("<b>a</b>b", "ab"), ("<p>a</p><p>b</p>", "a b"), ("a<br>b<br/>c", "a b c"),
      ("<ul><li>a<li>b</ul>", "a b"), ("  a \n\t b  ", "a b"), ("<p>", nil), ("", nil),
      ("a<!-- <p>x</p> -->b", "ab"), ("a<!-- open", "a"), ("a<!DOCTYPE html>b", "a b"), ("<![CDATA[x]]>", "x]]>"),
      ("a<script>if (1 < 2) { \"</p>\" }</SCRIPT >b", "a b"), ("<style>p { }</style>a", "a"), ("a<script>open", "a"),
      ("<a href=\"x>y\" title='>'>a</a>", "a"), ("<a href=x'y>a</a>", "a"), ("<P CLASS=x>a</P>", "a"),
      ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"), ("a <3", "a <3"), ("a <", "a <"), ("a </", "a </"), ("a<b", "a"),
      ("<ruby>漢<rt>kan</rt></ruby>字", "漢字"), ("</p>a</div></div>", "a"),
    ] as [(String, String?)])
  func tagsGoAndBlocksPartWords(html: String, text: String?) {
    #expect(HTMLText.line(html) == text)
  }

  @Test(arguments: [
    ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("caf&eacute; &Uuml;&yuml;", "café Üÿ"), ("&hellip;&mdash;&euro;", "…—€"),
    ("&#65;&#x42;&#X43;", "ABC"), ("&#x1F600;", "😀"), ("&#146;&#x80;", "’€"),
    ("&#0;&#xD800;&#x110000;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("&#99999999999;", "\u{FFFD}"), ("AT&T", "AT&T"), ("a & b", "a & b"), ("&unknown;", "&unknown;"), ("&", "&"),
    ("&#;", "&#;"), ("&#x;", "&#x;"), ("&amp b &copy2", "& b &copy2"), ("&amp;lt;", "&lt;"), ("a&nbsp;b", "a\u{A0}b"),
    ("&lt;b&gt;", "<b>"),
  ])
  func entitiesBecomeCharactersOnce(html: String, text: String) {
    #expect(HTMLText.line(html) == text)
  }

  @Test func aLongTextIsReadNoFurtherThanACardCanShow() {
    let html = "<p>" + String(repeating: "word ", count: 100_000) + "</p>"
    let line = HTMLText.line(html)
    #expect(line?.count == PlainText.limit + 1)
    #expect(line?.hasSuffix("…") == true)
  }

  @Test func everyNameOfTheLatin1BlockStandsForItsCharacter() {
    #expect(HTMLEntity.scalar(named: "nbsp")?.value == 160)
    #expect(HTMLEntity.scalar(named: "AElig")?.value == 198)
    #expect(HTMLEntity.scalar(named: "times")?.value == 215)
    #expect(HTMLEntity.scalar(named: "yuml")?.value == 255)
  }
}
