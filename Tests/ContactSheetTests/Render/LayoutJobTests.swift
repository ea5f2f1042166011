import FeedModel
import Foundation
import LayoutEngine
import Testing

@testable import ContactSheet

@Suite struct LayoutJobTests {
  private struct ManifestPages: Decodable {
    struct Page: Decodable {
      struct Card: Decodable {
        var id: String
        var frame: [CGFloat]
      }

      var index: Int
      var size: [CGFloat]
      var cards: [Card]
    }

    var pages: [Page]
  }

  private static let feed = (0..<9).map { index in
    """
    {"id": "\(index)", "title": "Number \(index)", "caption": "Caption", "width": \(3 + index % 4), \
    "height": \(2 + index % 5), "span": \(index % 3 == 2 ? 2 : 1)}
    """
  }.joined(separator: "\n")

  private func request(_ change: (inout RenderRequest) -> Void = { _ in }) -> RenderRequest {
    var theme = ThemeLibrary.standard
    theme.page.scale = 0.25
    var request = RenderRequest(
      source: FeedSource(data: Data(Self.feed.utf8), name: "feed"), theme: theme, themeName: "standard")
    change(&request)
    return request
  }

  private func sheets(_ request: RenderRequest, explains: Bool = false) throws -> [SheetFrames] {
    var sheets: [SheetFrames] = []
    try LayoutJob(request, explains: explains).run { sheet, _ in sheets.append(sheet) }
    return sheets
  }

  @Test(arguments: Theme.CardLayout.Kind.allCases, [Pagination.feed, .cards(4), .height(300)])
  func placesCardsWhereTheManifestHasThem(kind: Theme.CardLayout.Kind, pagination: Pagination) async throws {
    let request = request {
      $0.theme.layout.kind = kind
      $0.pagination = pagination
    }
    let folder = try TemporaryFolder()
    _ = try await RenderJob(request, into: try SheetFolder(path: folder.path), generator: "test").run()
    let manifest = try JSONDecoder().decode(
      ManifestPages.self, from: Data(contentsOf: URL(filePath: folder.path + "/manifest.json")))
    let sheets = try sheets(request)
    #expect(sheets.map(\.number) == manifest.pages.map(\.index))
    for (sheet, page) in zip(sheets, manifest.pages) {
      #expect([sheet.size.width, sheet.size.height] == page.size)
      #expect(sheet.ids == page.cards.map(\.id))
      let frames = sheet.frames.map { [$0.origin.x, $0.origin.y, $0.size.width, $0.size.height] }
      #expect(frames == page.cards.map(\.frame))
    }
  }

  @Test func tellsColumnsWhereThereAreSome() throws {
    // 390 without two paddings of 16 and a gap of 12 leaves two columns of 173.
    let sheet = try #require(try sheets(request()).first)
    #expect(sheet.columns.map(\.x) == [16, 201])
    #expect(sheet.columns.map(\.width) == [173, 173])
    #expect(try sheets(request { $0.theme.layout.kind = .flow }).first?.columns.isEmpty == true)
  }

  @Test func explainsMasonryWhereItIsAsked() throws {
    #expect(try sheets(request(), explains: true).first?.explanations.count == 9)
    #expect(try sheets(request()).first?.explanations.isEmpty == true)
    #expect(try sheets(request { $0.theme.layout.kind = .grid }, explains: true).first?.explanations.isEmpty == true)
  }

  @Test func laysOutTheSelectedSheetsOnly() throws {
    let request = request {
      $0.pagination = .cards(2)
      $0.selection = SheetSelection([2...2, 5...9])
    }
    #expect(try sheets(request).map(\.number) == [2, 5])
  }
}
