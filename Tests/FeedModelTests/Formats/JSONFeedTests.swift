import FeedModel
import Foundation
import JSONInput
import Testing

@Suite struct JSONFeedTests {
  private func read(_ members: String, version: String = "https://jsonfeed.org/version/1.1") throws -> FeedPage {
    let json = "{\"version\": \"\(version)\", \(members)}"
    return try #require(try FeedSession(FeedSource(data: Data(json.utf8), name: "feed.json")).next())
  }

  private func item(_ members: String) throws -> FeedItem {
    try #require(try read("\"items\": [{\"id\": \"a\", \(members)}]").items.first)
  }

  @Test(
    arguments: [
      ("\"title\": \"T\", \"summary\": \"S\", \"content_text\": \"C\"", "T", "S"),
      ("\"title\": \"T\", \"content_text\": \"C\", \"content_html\": \"H\"", "T", "C"),
      ("\"title\": \"T\", \"content_html\": \"<p>H &amp; more</p>\"", "T", "H & more"),
      ("\"summary\": \"S\", \"content_text\": \"C\"", "S", "C"),
      ("\"content_text\": \"C\\n\\n more\"", "C more", nil),
      ("\"content_html\": \"<p>One</p><p>Two</p>\"", "One Two", nil),
      ("\"title\": \" \", \"summary\": \"\\n\", \"content_text\": \"C\"", "C", nil),
      ("\"title\": \"Same\", \"content_text\": \"Same\"", "Same", nil),
      ("\"url\": \"https://example.org/a\"", "https://example.org/a", nil),
      ("\"external_url\": \"b.html\"", "b.html", nil), ("\"content_html\": \"<img src='x'>\"", nil, nil),
      ("\"title\": \"T &amp; <b>plain</b>\"", "T & <b>plain</b>".replacing("&", with: "&amp;"), nil),
    ] as [(String, String?, String?)])
  func titleAndCaptionAreWhatIsSaidFirst(members: String, title: String?, caption: String?) throws {
    let item = try item(members)
    #expect(item.title == title && item.caption == caption)
  }

  @Test func authorsAreNamedWhereNothingElseIsSaid() throws {
    let page = try read(
      """
      "authors": [{"name": "F"}, {"url": "x"}, 7], "author": {"name": "old"}, "items": [
        {"id": 1, "title": "T"},
        {"id": 2, "title": "T", "author": {"name": "L"}},
        {"id": 3, "title": "T", "authors": [{"name": "A"}, {"name": "B"}, {"name": "A"}], "author": {"name": "L"}},
        {"id": 4, "title": "T", "summary": "S"}
      ]
      """)
    #expect(page.items.map(\.caption) == ["F", "L", "A, B", "S"])
    #expect(page.items.map(\.authors) == [["F"], ["L"], ["A", "B"], ["F"]])
    #expect(page.warnings.map(\.path.description) == ["$.authors[2]"])
  }

  @Test func imageIsTheItemsElseItsBanner() throws {
    #expect(try item("\"image\": \" a.png \", \"banner_image\": \"b.png\"").image == "a.png")
    #expect(try item("\"image\": \"\", \"banner_image\": \"b.png\"").image == "b.png")
    #expect(try item("\"title\": \"T\"").image == nil)
  }

  @Test func tagsAndLanguagesAreRead() throws {
    let page = try read(
      "\"title\": \"F\", \"language\": \"en-GB\", \"items\": [{\"id\": 1, \"tags\": [\"x\"], \"language\": \"ja\"}]")
    #expect(page.title == "F" && page.language == "en-GB")
    #expect(page.items.map(\.language) == ["ja"] && page.items.map(\.tags) == [["x"]])
  }

  @Test(arguments: [
    ("https://jsonfeed.org/version/1", 0), ("https://jsonfeed.org/version/1.1", 0),
    ("http://jsonfeed.org/version/1", 0),
    ("https://www.jsonfeed.org/version/1.0", 0), ("https://jsonfeed.org/version/2", 1),
  ])
  func versionIsToldByItsAddress(version: String, warnings: Int) throws {
    let page = try read("\"items\": [{\"id\": 1, \"content_text\": \"C\"}]", version: version)
    #expect(page.items.map(\.title) == ["C"])
    #expect(page.warnings.count == warnings)
  }

  @Test func aFeedWithoutItemsIsAnError() {
    let error = #expect(throws: FeedError.self) { try read("\"title\": \"T\"") }
    #expect(error?.description == "feed.json: $: \"items\" is missing")
  }
}
