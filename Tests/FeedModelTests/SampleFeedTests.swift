import FeedModel
import Foundation
import Graphics
import TestSupport
import Testing

/// The feeds that come with the project.
@Suite struct SampleFeedTests {
  private func pages(_ name: String) throws -> [FeedPage] {
    let file = Corpus.root.appending(path: "Assets/Feeds/" + name).path(percentEncoded: false)
    let session = FeedSession(try FeedSource(argument: file))
    var pages: [FeedPage] = []
    while let page = try session.next() { pages.append(page) }
    return pages
  }

  @Test(arguments: [
    ("gallery.json", [16]), ("news.json", [8, 6]), ("look/page-1.json", [4, 4, 10]),
    ("seed/page-1.json", [10, 10, 10]),
  ])
  func readsWithoutAWarning(name: String, counts: [Int]) throws {
    let pages = try pages(name)
    #expect(pages.map(\.items.count) == counts)
    #expect(pages.flatMap(\.warnings).map(\.description) == [])
    #expect(pages.map(\.isLast) == counts.indices.map { $0 == counts.count - 1 })
    for page in pages {
      for item in page.items {
        guard let image = item.image else { continue }
        #expect(FileManager.default.fileExists(atPath: try page.location.path(of: image)))
      }
    }
  }

  @Test func seedAlternatesItsTwoGradientsInMediaOf120To220Points() throws {
    let items = try pages("seed/page-1.json").flatMap(\.items)
    let purple = Gradient(stops: [
      GradientStop(offset: 0, color: Color(red: 0, green: 122, blue: 255, alpha: 128)),
      GradientStop(offset: 1, color: Color(red: 175, green: 82, blue: 222, alpha: 128)),
    ])
    #expect(items.count == 30)
    #expect(items.allSatisfy { (120...220).contains($0.mediaHeight ?? 0) })
    #expect(Set(items.map { $0.mediaHeight ?? 0 }).isSuperset(of: [120, 220]))
    for (index, item) in items.enumerated() { #expect((item.gradient?.gradient == purple) == index.isMultiple(of: 2)) }
  }

  @Test func stressCostsOneWarningForEachOfItsFaults() throws {
    let page = try #require(try pages("stress.json").first)
    #expect(page.items.count == 31)
    #expect(
      page.warnings.map(\.description) == [
        "stress.json: $.items[9].width: expected a number above 0; passed over",
        "stress.json: $.items[9].height: expected a number above 0; passed over",
        "stress.json: $.items[10].height: expected a number above 0; passed over",
        "stress.json: $.items[11].width: the text \"520px\" was taken for the number 520.0",
        "stress.json: $.items[11].height: the text \"347\" was taken for the number 347.0",
        "stress.json: $.items[12].width: \"height\" is missing; passed over",
        "stress.json: $.items[15].aspectRatio: an aspect ratio of 1000.0 was moved to 50.0",
        "stress.json: $.items[27].color: expected a colour such as \"#007aff\" or \"#007aff80\"; passed over",
        "stress.json: $.items[32].id: the item has no id; item passed over",
        "stress.json: $.items[33]: expected an object",
        "stress.json: $.items[31]: the id \"42\" was seen before; drawn once",
      ])
  }
}
