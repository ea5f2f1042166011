import FileSystem
import Foundation
import Graphics
import PNGCodec
import Painting

/// Composes, paints and writes sheets, one after another. Everything in it belongs to one task.
final class SheetWorker {
  private let request: RenderRequest
  private let folder: SheetFolder
  private let typesetter: Typesetter
  private let painter: Painter
  private let writer: PageWriter

  init(request: RenderRequest, folder: SheetFolder) throws {
    self.request = request
    self.folder = folder
    let typesetter = try Typesetter()
    let painter = Painter(typesetter: typesetter, cacheBytes: request.cacheBytes, clock: request.now)
    self.typesetter = typesetter
    self.painter = painter
    writer = PageWriter(painter: painter, compression: request.compression, now: request.now)
  }

  /// Makes a sheet's file, and its scene's where that was asked for.
  func page(for sheet: Sheet) throws -> Manifest.Page {
    let start = request.now?() ?? 0
    let composer = SheetComposer(theme: request.theme, typesetter: typesetter, painter: painter)
    let composed = try composer.compose(sheet)
    let composing = (request.now?() ?? 0) - start
    // Looking for low contrast paints too, but not on the sheet.
    _ = painter.takeCost()
    let name = SheetFolder.sheetName(sheet.number)
    if request.writesScenes { try SceneWriter(folder: folder).write(composed, number: sheet.number) }
    let file = try folder.file(named: name)
    do {
      try writer.write(composed.list, pictures: composed.bitmaps, to: file)
    } catch let error as PaintError {
      throw PaintError(error.code, subject: "\(name): \(error.subject)", message: error.message, status: error.status)
    }
    let written = try file.commit()
    var page = Manifest.Page(
      index: sheet.number, file: name, bytes: written.bytes, sha256: written.sha256, size: composed.list.size,
      pixels: composed.list.canvas, cards: composed.cards, warnings: composed.warnings)
    if request.now != nil {
      page.timings = Manifest.Timings(
        compose: composing * 1000, paint: writer.cost.paint * 1000, encode: writer.cost.encode * 1000,
        cost: painter.takeCost(), cache: painter.statistics, peakMemoryBytes: ProcessMemory.peakBytes)
    }
    return page
  }
}
