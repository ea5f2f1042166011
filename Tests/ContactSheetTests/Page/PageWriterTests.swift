import ContactSheet
import Foundation
import Graphics
import PNGCodec
import Painting
import Testing

struct PageWriterTests {
  private let folder: TemporaryFolder
  /// Twenty columns, so that a band of 20 pixels is one row.
  private let list = DisplayList(
    size: CGSize(width: 20, height: 31), background: Color(red: 255, green: 255, blue: 255),
    items: [
      .box(
        BoxItem(
          box: CGRect(x: 2.5, y: 3, width: 14, height: 25), fill: .solid(Color(red: 0, green: 120, blue: 255)),
          shadows: [Shadow(color: Color(red: 0, green: 0, blue: 0, alpha: 90), radius: 2, x: 0, y: 1)]))
    ])

  init() throws { folder = try TemporaryFolder() }

  private func bytes(bandPixels: Int) throws -> Data {
    let writer = PageWriter(painter: Painter(typesetter: try Typesetter()), bandPixels: bandPixels)
    let file = try AtomicFile(path: folder.path + "/\(bandPixels).png")
    try writer.write(list, to: file)
    _ = try file.commit()
    return try Data(contentsOf: URL(filePath: folder.path + "/\(bandPixels).png"))
  }

  @Test func writesTheSameFileForBandsOfAnyHeight() throws {
    let whole = try bytes(bandPixels: 1 << 18)
    #expect(try PNGDecoder.size(of: whole) == PixelSize(width: 20, height: 31))
    for bandPixels in [1, 20, 7 * 20, 30 * 20] { #expect(try bytes(bandPixels: bandPixels) == whole) }
  }

  @Test func servesPagesOfDifferentWidths() throws {
    let writer = PageWriter(painter: Painter(typesetter: try Typesetter()))
    for width in [5, 3, 9] {
      let red = Color(red: 255, green: 0, blue: 0)
      let file = try AtomicFile(path: folder.path + "/a.png")
      try writer.write(DisplayList(size: CGSize(width: width, height: 2), background: red), to: file)
      _ = try file.commit()
      let picture = try PNGDecoder.decode(Data(contentsOf: URL(filePath: folder.path + "/a.png")))
      #expect(picture == Bitmap(size: PixelSize(width: width, height: 2), filledWith: 0xFFFF_0000))
    }
  }

  @Test func stopsWhenItsTaskIsCancelled() async throws {
    let path = folder.path + "/a.png"
    let list = list
    let task = Task {
      // Nothing is painted before the cancellation has arrived.
      while !Task.isCancelled { await Task.yield() }
      let file = try AtomicFile(path: path)
      try PageWriter(painter: Painter(typesetter: Typesetter())).write(list, to: file)
      _ = try file.commit()
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try folder.names.isEmpty)
  }

  @Test func refusesAPageThatIsTooLarge() throws {
    let writer = PageWriter(painter: Painter(typesetter: try Typesetter()))
    let file = try AtomicFile(path: folder.path + "/a.png")
    for size in [CGSize(width: 2e6, height: 1), CGSize(width: 1e6, height: 1e6)] {
      let error = #expect(throws: PaintError.self) { try writer.write(DisplayList(size: size), to: file) }
      #expect(error?.code == .tooLarge)
    }
  }
}
