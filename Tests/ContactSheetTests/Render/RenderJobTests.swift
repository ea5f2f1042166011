import FeedModel
import Foundation
import Graphics
import LayoutEngine
import PNGCodec
import Synchronization
import Testing

@testable import ContactSheet

@Suite struct RenderJobTests {
  /// Fourteen cards in JSON Lines, each with something of its own.
  private static let feed = (0..<14).map { index in
    """
    {"id": "\(index)", "title": "Number \(index) 号", "caption": "Caption \(index)", "tags": ["t\(index)"], \
    "width": \(3 + index % 4), "height": \(2 + index % 5)}
    """
  }.joined(separator: "\n")

  /// The default theme at a scale that keeps unoptimised builds quick.
  private static var small: Theme {
    var theme = ThemeLibrary.standard
    theme.page.scale = 0.5
    return theme
  }

  private func request(_ feed: String = feed, theme: Theme = small) -> RenderRequest {
    RenderRequest(source: FeedSource(data: Data(feed.utf8), name: "feed"), theme: theme, themeName: "standard")
  }

  /// Renders into a new folder and gives the files' bytes by name.
  private func files(_ request: RenderRequest) async throws -> [String: Data] {
    let folder = try TemporaryFolder()
    _ = try await RenderJob(request, into: try SheetFolder(path: folder.path), generator: "test").run()
    return try folder.names.reduce(into: [:]) { files, name in
      let path = folder.path + "/" + name
      guard name != "pictures" else { return }
      files[name] = try Data(contentsOf: URL(filePath: path))
    }
  }

  @Test func writesASheetForEverySoManyCardsAndAManifest() async throws {
    var request = request()
    request.pagination = .cards(5)
    let files = try await files(request)
    #expect(files.keys.sorted() == ["manifest.json", "page-0001.png", "page-0002.png", "page-0003.png"])
    let manifest = try #require(
      try JSONSerialization.jsonObject(with: files["manifest.json"] ?? Data()) as? [String: Any])
    #expect(manifest["complete"] as? Bool == true)
    let pages = try #require(manifest["pages"] as? [[String: Any]])
    #expect(pages.compactMap { ($0["cards"] as? [Any])?.count } == [5, 5, 4])
  }

  @Test func writesTheSameBytesForAnyWorkersAndCaches() async throws {
    var request = request()
    request.pagination = .cards(3)
    request.writesScenes = true
    let expected = try await files(request)
    for (workers, cacheBytes) in [(4, 1 << 24), (1, 0), (3, 1000), (2, 1 << 20)] as [(Int, Int)] {
      request.workers = workers
      request.cacheBytes = cacheBytes
      let files = try await files(request)
      #expect(files == expected, "\(workers) workers, \(cacheBytes) bytes")
    }
  }

  @Test func rendersTheSelectedSheetsAsAWholeRunWould() async throws {
    var request = request()
    request.pagination = .cards(4)
    let all = try await files(request)
    request.selection = SheetSelection([2...2, 4 ... .max])
    let some = try await files(request)
    #expect(some.keys.sorted() == ["manifest.json", "page-0002.png", "page-0004.png"])
    #expect(some["page-0002.png"] == all["page-0002.png"])
    #expect(some["page-0004.png"] == all["page-0004.png"])
  }

  @Test func tellsInTheManifestWhatWasPassedOverInTheTheme() async throws {
    var request = request(#"[{"id": 1}]"#)
    request.themeWarnings = ["$.card.colour: unknown key"]
    let manifest = try #require(
      try JSONSerialization.jsonObject(with: try await files(request)["manifest.json"] ?? Data()) as? [String: Any])
    #expect(manifest["warnings"] as? [String] == ["$.card.colour: unknown key"])
  }

  @Test func leavesFinishedSheetsAndAnIncompleteManifestAfterAFault() async throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{"items": [{"id": 1}], "next": "gone.json"}"#, to: "feed.json")
    let output = folder.path + "/out"
    let source = try FeedSource(argument: folder.path + "/feed.json")
    var request = RenderRequest(source: source, theme: ThemeLibrary.standard, themeName: "standard")
    request.theme.page.header = nil
    let job = RenderJob(request, into: try SheetFolder(path: output), generator: "test")
    await #expect(throws: FeedError.self) { try await job.run() }
    let names = try FileManager.default.contentsOfDirectory(atPath: output).sorted()
    #expect(names == ["manifest.json", "page-0001.png"])
    let manifest = try String(contentsOfFile: output + "/manifest.json", encoding: .utf8)
    #expect(manifest.contains(#""complete": false"#))
    #expect(manifest.contains(#""fault": "#))
  }

  @Test func tellsOfSheetsAndWarningsInOrder() async throws {
    let folder = try TemporaryFolder()
    let events = Mutex<[RenderEvent]>([])
    var request = request(#"[{"id": 1}, {"id": 1}, {"title": "no id"}, {"id": 2, "image": "gone.png"}]"#)
    request.pagination = .cards(1)
    request.workers = 3
    let job = RenderJob(request, into: try SheetFolder(path: folder.path), generator: "test")
    let summary = try await job.run { event in events.withLock { $0.append(event) } }
    #expect(summary.sheets == 2)
    #expect(summary.cards == 2)
    #expect(summary.warnings == 3)
    let told = events.withLock { $0 }
    #expect(told.first == .started(sheets: 2))
    let numbers = told.compactMap { if case .sheet(let number, _, _, _) = $0 { number } else { nil } }
    #expect(numbers == [1, 2])
  }

  @Test(arguments: [0.3, 0.5, 1, 1.5]) func makesSheetsOfTheScaledSize(scale: CGFloat) async throws {
    var theme = ThemeLibrary.standard
    theme.page.scale = scale
    let files = try await files(request(theme: theme))
    let size = try PNGDecoder.size(of: try #require(files["page-0001.png"]))
    #expect(size.width == PixelGrid(scale: scale).edge(390))
  }

  @Test(arguments: Theme.CardLayout.Kind.allCases) func keepsCardsApartInEveryLayout(kind: Theme.CardLayout.Kind)
    async throws
  {
    var theme = Self.small
    theme.layout.kind = kind
    let files = try await files(request(theme: theme))
    let manifest = try #require(
      try JSONSerialization.jsonObject(with: files["manifest.json"] ?? Data()) as? [String: Any])
    let pages = try #require(manifest["pages"] as? [[String: Any]])
    let cards = try #require(pages.first?["cards"] as? [[String: Any]])
    let frames = cards.compactMap { $0["frame"] as? [Double] }
      .map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    #expect(frames.count == 14)
    for (index, frame) in frames.enumerated() {
      #expect(frame.minX >= 16 && frame.maxX <= 374.001)
      for other in frames[..<index] { #expect(!frame.insetBy(dx: 0.01, dy: 0.01).intersects(other)) }
    }
  }

  @Test func holdsATallCardOverSeveralSheetsWithoutLosingARow() async throws {
    var theme = Theme.bare
    theme.page.scale = 1
    theme.card.shadow = []
    theme.card.cornerRadius = 0
    theme.card.media.cornerRadius = 0
    let feed = ##"""
      [{"id": 1, "mediaHeight": 250, "gradient": {"type": "linear", "angle": 180, "stops": [[0, "#000"], [1, "#fff"]]}}]
      """##
    var request = request(feed, theme: theme)
    request.theme.page.dither = false
    let whole = try PNGDecoder.decode(try #require(try await files(request)["page-0001.png"]))
    request.pagination = .height(100)
    let strips = try await files(request)
    let rows = try ["page-0001.png", "page-0002.png", "page-0003.png"].flatMap { name in
      try PNGDecoder.decode(try #require(strips[name])).pixels
    }
    #expect(Array(rows.prefix(whole.pixels.count)) == whole.pixels)
    #expect(rows.count == 390 * 300)
  }
}
