import FeedModel
import Foundation
import Painting
import Testing

@testable import ContactSheet

@Suite struct SceneWriterTests {
  private static let feed = ##"""
    {"title": "Scenes", "items": [
      {"id": 1, "title": "One", "tags": ["a"], "blurHash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj"},
      {"id": 2, "title": "Two", "caption": "图", "color": "#ffcc00"},
      {"id": 3, "blurHash": "LEHV6nWB2yk8pyo0adR*.7kCMdnj"}]}
    """##

  /// Renders with scenes into `folder`.
  private func render(into folder: String) async throws {
    var theme = ThemeLibrary.standard
    theme.page.scale = 0.5
    var request = RenderRequest(
      source: FeedSource(data: Data(Self.feed.utf8), name: "feed"), theme: theme, themeName: "standard")
    request.writesScenes = true
    _ = try await RenderJob(request, into: try SheetFolder(path: folder), generator: "test").run()
  }

  @Test func writesASceneThatPaintsTheSheetsBytes() async throws {
    let folder = try TemporaryFolder()
    try await render(into: folder.path)
    #expect(try folder.names == ["manifest.json", "page-0001.png", "page-0001.scene.json", "pictures"])
    let scene = try SceneFile(path: folder.path + "/page-0001.scene.json")
    #expect(scene.warnings.isEmpty)
    let file = try AtomicFile(path: folder.path + "/again.png")
    try PageWriter(painter: Painter(typesetter: Typesetter())).write(scene.list, pictures: scene.pictures, to: file)
    _ = try file.commit()
    let again = try Data(contentsOf: URL(filePath: folder.path + "/again.png"))
    #expect(try again == Data(contentsOf: URL(filePath: folder.path + "/page-0001.png")))
  }

  /// Both hashes are the same picture, and nothing else is one.
  @Test func writesEachPictureOnce() async throws {
    let folder = try TemporaryFolder()
    try await render(into: folder.path)
    let scene = try SceneFile(path: folder.path + "/page-0001.scene.json")
    let pictures = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/pictures")
    #expect(scene.pictures.keys.sorted() == pictures.map { "pictures/" + $0 })
    #expect(pictures.count == 1)
  }
}
