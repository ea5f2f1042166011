import FeedModel
import Foundation
import Painting
import Testing

@testable import ContactSheet

@Suite struct CardTemplateTests {
  private func template(_ change: (inout Theme.Card) -> Void = { _ in }) throws -> CardTemplate {
    var card = ThemeLibrary.standard.card
    change(&card)
    return CardTemplate(card: card, typesetter: try Typesetter())
  }

  private func item(_ change: (inout FeedItem) -> Void = { _ in }) -> FeedItem {
    var item = FeedItem(id: "a", title: "Dawn")
    item.language = "en"
    change(&item)
    return item
  }

  @Test func stacksMediaCaptionAndTags() throws {
    // 173 wide with 10 of padding leave 153 for the media; at 9:10 it is 170 high. Below it 8, a caption of 16, 8, a
    // tag of 20, and the padding.
    let body = try template().body(
      of: item {
        $0.aspectRatio = 0.9
        $0.caption = "One line"
        $0.tags = ["Sea"]
      }, width: 173)
    #expect(body.media == CGRect(x: 10, y: 10, width: 153, height: 170))
    #expect(body.caption?.box.origin == CGPoint(x: 12, y: 188))
    #expect(body.caption?.box.height == 16)
    #expect(body.tags.first?.box.origin == CGPoint(x: 10, y: 212))
    #expect(body.tags.first?.box.height == 20)
    #expect(body.size == CGSize(width: 173, height: 242))
  }

  @Test func setsTheTitleOverTheMediasLowerLeadingCorner() throws {
    let body = try template().body(of: item { $0.mediaHeight = 120 }, width: 173)
    // The media ends at 130, the title's line of 19 stands 10 above that.
    #expect(body.title?.box == CGRect(x: 20, y: 101, width: 133, height: 19))
  }

  @Test func takesNoRoomForWhatACardDoesNotHave() throws {
    var bare = FeedItem(id: "a")
    bare.mediaHeight = 50
    #expect(try template().body(of: bare, width: 100).size == CGSize(width: 100, height: 70))
  }

  @Test func growsTheMediaForATitleThatIsHigherThanIt() throws {
    let body = try template().body(of: item { $0.mediaHeight = 1 }, width: 173)
    #expect(body.media.height == 39)
  }

  @Test func leavesTextOutWhereThereIsNoRoom() throws {
    let body = try template().body(
      of: item {
        $0.caption = "Caption"
        $0.tags = ["Tag"]
      }, width: 12)
    #expect(body.title == nil)
    #expect(body.caption == nil)
    #expect(body.tags.isEmpty)
    #expect(body.size.height.isFinite)
  }

  @Test func showsSoManyLinesOfTags() throws {
    let many = item { $0.tags = (0..<30).map { "Number \($0)" } }
    let body = try template { $0.tag.maxRows = 2 }.body(of: many, width: 173)
    let tops = Set(body.tags.map(\.box.minY))
    #expect(tops.count == 2)
    let none = try template { $0.tag.maxRows = 0 }.body(of: many, width: 173)
    #expect(none.tags.isEmpty)
  }

  @Test func keepsTagsInsideTheCard() throws {
    let long = item { $0.tags = [String(repeating: "endless ", count: 20)] }
    let body = try template().body(of: long, width: 173)
    let tag = try #require(body.tags.first)
    #expect(tag.box.maxX <= 163)
    #expect(tag.label.metrics.isTruncated)
  }

  @Test func followsTheHeightOfWrappedCaptions() throws {
    let words = String(repeating: "word ", count: 40)
    let one = try template { $0.caption.maxLines = 1 }.body(of: item { $0.caption = words }, width: 173)
    let four = try template { $0.caption.maxLines = 4 }.body(of: item { $0.caption = words }, width: 173)
    #expect(four.size.height - one.size.height == 48)
  }
}
