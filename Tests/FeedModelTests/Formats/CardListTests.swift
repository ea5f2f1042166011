import FeedModel
import Foundation
import JSONInput
import Graphics
import TestSupport
import Testing

@Suite struct CardListTests {
  /// The items and warnings of one page.
  private func read(_ json: String) throws -> FeedPage {
    try #require(try FeedSession(FeedSource(data: Data(json.utf8), name: "cards.json")).next())
  }

  /// One card with the given members, and what was remarked on it.
  private func card(_ members: String) throws -> (item: FeedItem, warnings: [String]) {
    let page = try read("[{\"id\": \"a\", \(members)}]")
    return (try #require(page.items.first), page.warnings.map { "\($0.path): \($0.reason)" })
  }

  @Test func aCardHasAllItsMembers() throws {
    let (item, warnings) = try card(
      """
      "title": " A\\ttitle ", "caption": "A caption", "tags": ["one", " ", "two"], "language": "zh-Hans",
      "width": 400, "height": 300, "mediaHeight": 120.5, "image": "a.png", "color": "#f00",
      "gradient": {"type": "linear", "angle": 90, "stops": [[0, "#000"], [1, "#fff"]]},
      "blurHash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj", "span": 2, "start": 0, "unknown": {"x": []}
      """)
    #expect(warnings == [])
    #expect(item.title == "A title" && item.caption == "A caption" && item.tags == ["one", "two"])
    #expect(item.language == "zh-Hans" && item.image == "a.png" && item.color == Color(red: 255, green: 0, blue: 0))
    #expect(item.declaredSize == CGSize(width: 400, height: 300) && item.aspectRatio == 400.0 / 300)
    #expect(item.mediaHeight == 120.5 && item.span == 2 && item.start == 0)
    #expect(item.gradient?.line == .angle(90))
    #expect(item.blurHash?.text == "LEHV6nWB2yk8pyo0adR*.7kCMdnj")
  }

  @Test(
    arguments: [
      ("[]", nil, nil, 0), ("{\"items\": []}", nil, nil, 0),
      ("{\"title\": \"T\", \"language\": \"ar\", \"items\": [{\"id\": 1}]}", "T", "ar", 1),
      ("{\"items\": [{\"id\": 1}], \"language\": \"not a tag\", \"title\": []}", nil, nil, 1),
      ("[{\"id\": 1},]", nil, nil, 1), ("{\"id\": 1}", nil, nil, 1), ("\u{FEFF}[{\"id\": 1}]", nil, nil, 1),
    ] as [(String, String?, String?, Int)])
  func aListIsAnArrayOrAnObject(json: String, title: String?, language: String?, count: Int) throws {
    let page = try read(json)
    #expect(page.title == title && page.language == language && page.items.count == count)
    #expect(page.isLast && page.number == 1)
  }

  @Test(arguments: [
    ("{}", "$: no feed: neither a JSON Feed's \"version\" nor a card list's \"items\" is here"),
    ("7", "$: a feed is an object or an array"), ("null", "$: a feed is an object or an array"),
    ("{\"items\": 7}", "$.items: expected an array"), ("{\"items\": null}", "$.items: expected an array, found null"),
    ("<html>", "is HTML or XML, not JSON"), ("", "$: the document is empty"),
    ("[{\"id\": 1}", "$: not valid JSON: unexpected end of file during JSON parse"),
  ])
  func whatIsNoListIsAnErrorOfData(json: String, message: String) {
    let error = #expect(throws: FeedError.self) { try read(json) }
    #expect(error?.code == .data)
    #expect(error?.description == "cards.json: " + message)
  }

  @Test(arguments: [
    ("\"x\"", "x"), ("42", "42"), ("42.0", "42"), ("4.2e1", "42"), ("-0", "0"), ("0.5", "0.5"), ("-7", "-7"),
    ("9007199254740993", "9007199254740993"), ("18446744073709551615", "18446744073709551615"),
    ("123456789012345678901234567890", "123456789012345678901234567890"), ("\" a \"", " a "),
  ])
  func idIsATextOrANumber(json: String, id: String) throws {
    #expect(try read("[{\"id\": \(json)}]").items.map(\.id) == [id])
  }

  @Test(arguments: ["\"\"", "\" \\n\"", "null", "true", "[1]", "{}", "1e999"])
  func aCardWithoutAnIdCostsItselfAndOneWarning(id: String) throws {
    let page = try read("[{\"id\": \(id), \"title\": 7}, {\"id\": 2}, {\"title\": \"no id\"}]")
    #expect(page.items.map(\.id) == ["2"])
    #expect(page.warnings.map(\.path.description) == ["$[0].id", "$[2].id"])
  }

  @Test func idsOfTheSameLettersInOtherBytesAreTwo() throws {
    #expect(try read("[{\"id\": \"\u{E9}\"}, {\"id\": \"e\u{301}\"}]").items.count == 2)
  }

  @Test(
    arguments: [
      ("\"width\": 400, \"height\": 0", nil, ["$[0].height: expected a number above 0; passed over"]),
      ("\"width\": -4, \"height\": 3", nil, ["$[0].width: expected a number above 0; passed over"]),
      ("\"width\": 400", nil, ["$[0].width: \"height\" is missing; passed over"]),
      ("\"width\": null, \"height\": 3", nil, ["$[0].height: \"width\" is missing; passed over"]),
      ("\"width\": null, \"height\": null", nil, ["$[0].width: the size is null; passed over"]),
      (
        "\"width\": \"520\", \"height\": \" 260px \"", 2,
        [
          "$[0].width: the text \"520\" was taken for the number 520.0",
          "$[0].height: the text \" 260px \" was taken for the number 260.0",
        ]
      ),
      ("\"width\": true, \"height\": 3", nil, ["$[0].width: expected a number; passed over"]),
      ("\"width\": \"4,000\", \"height\": 3", nil, ["$[0].width: expected a number; passed over"]),
      ("\"width\": \"NaN\", \"height\": 3", nil, ["$[0].width: expected a number; passed over"]),
      ("\"width\": 1e400, \"height\": 3", nil, ["$[0].width: expected a number; passed over"]),
      (
        "\"width\": 1, \"height\": 2147483647", 0.02,
        ["$[0].width: an aspect ratio of 4.656612875245797e-10 was moved to 0.02"]
      ),
      ("\"aspectRatio\": 51", 50, ["$[0].aspectRatio: an aspect ratio of 51.0 was moved to 50.0"]),
      ("\"aspectRatio\": 0.02", 0.02, []), ("\"aspectRatio\": 50", 50, []),
      ("\"aspectRatio\": 0", nil, ["$[0].aspectRatio: expected a number above 0; passed over"]),
      ("\"aspectRatio\": 1.5, \"width\": 1, \"height\": 1", 1.5, []),
      ("\"title\": \"no size at all\"", nil, []),
    ] as [(String, CGFloat?, [String])])
  func sizeIsRepairedOrPassedOver(members: String, ratio: CGFloat?, expected: [String]) throws {
    let (item, warnings) = try card(members)
    #expect(item.aspectRatio == ratio)
    #expect(warnings == expected)
  }

  @Test(arguments: [
    ("\"title\": 7", "$[0].title"), ("\"caption\": [\"x\"]", "$[0].caption"), ("\"tags\": \"x\"", "$[0].tags"),
    ("\"tags\": [\"a\", 7]", "$[0].tags[1]"), ("\"language\": \"no tag\"", "$[0].language"),
    ("\"image\": {}", "$[0].image"), ("\"color\": \"red\"", "$[0].color"), ("\"blurHash\": \"LEHV\"", "$[0].blurHash"),
    ("\"gradient\": {\"type\": \"linear\", \"stops\": [[0, \"red\"]]}", "$[0].gradient.stops[0][1]"),
    ("\"gradient\": {\"type\": \"linear\"}", "$[0].gradient"), ("\"gradient\": 7", "$[0].gradient"),
    ("\"span\": 0", "$[0].span"), ("\"span\": 1.5", "$[0].span"), ("\"start\": -1", "$[0].start"),
    ("\"span\": 1e30", "$[0].span"), ("\"mediaHeight\": 10001", "$[0].mediaHeight"),
    ("\"mediaHeight\": -5", "$[0].mediaHeight"), ("\"title\": \"\\ud800\"", "$[0].title"),
  ])
  func aBadMemberCostsOnlyItself(members: String, path: String) throws {
    let page = try read(
      "[{\"id\": \"a\", \"color\": \"#00f\", \(members)}]".replacing(
        "\"color\": \"#00f\", \"color\"", with: "\"color\""))
    #expect(page.items.map(\.id) == ["a"])
    #expect(page.warnings.map(\.path.description) == [path])
    var bare = try #require(page.items.first)
    #expect(bare.title == nil && bare.caption == nil && bare.span == nil && bare.gradient == nil)
    bare.tags = bare.tags.filter { $0 != "a" }
    #expect(bare.tags.isEmpty)
  }

  @Test func noMoreThan64TagsAreKept() throws {
    let (item, warnings) = try card("\"tags\": [" + (0..<70).map { "\"t\($0)\"" }.joined(separator: ",") + "]")
    #expect(item.tags.count == 64 && item.tags.last == "t63")
    #expect(warnings == ["$[0].tags: only the first 64 are used"])
  }

  @Test func anAuthorStandsInForATitle() throws {
    #expect(try card("\"author\": \"Ada\"").item.title == "Ada")
    let both = try card("\"author\": \"Ada\", \"title\": \"T\"").item
    #expect(both.title == "T" && both.authors == ["Ada"])
  }

  @Test func anyTextIsReadOrRefusedButNeverATrap() throws {
    var random = SplitMix64(seed: 11)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"id\"", "\"items\"", "\"width\"", "1", "-", "1e9", "\"a\"", "\"\\u", "d800",
      "null",
      "\n", "\"version\"", "\"https://jsonfeed.org/version/1\"", "true", "\u{FEFF}", "<", "\"next\"", "\0", "é",
    ]
    var read = 0
    for _ in 0..<400 {
      let text = (0..<Int.random(in: 1...24, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
      do {
        let session = FeedSession(FeedSource(data: Data(text.joined().utf8), name: "x"))
        while try session.next() != nil { read += 1 }
      } catch {
        #expect(error.code == .data)
      }
    }
    #expect(read < 400)
  }
}
