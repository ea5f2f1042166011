import FeedModel
import Testing

@Suite struct FeedItemTests {
  /// The vectors that FNV's authors publish.
  @Test(
    arguments: [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)]
      as [(String, UInt64)])
  func hashIsFNV1a(text: String, hash: UInt64) {
    #expect(FeedItem(id: text).idHash == hash)
  }

  @Test func aPageMadeByHandIsTheLast() {
    let page = FeedPage(title: "T", items: [FeedItem(id: "a", title: "A")])
    #expect(page.isLast && page.items.map(\.title) == ["A"] && page.warnings.isEmpty)
    #expect(!FeedPage(items: [], next: "b.json").isLast)
  }
}
