import BenchKit
import ContactSheet
import Foundation
import Graphics
import PNGCodec
import Painting

/// Paints and encodes pages as `render` does, band by band, and keeps the times.
///
/// Each pass has a painter of its own, so that a page finds in the caches what the pages before it left and nothing of
/// itself.
struct PageBench {
  /// Measured passes over a folder; one more goes before them.
  var passes: Int

  /// Times by page, in nanoseconds, and the files' sizes.
  struct Result {
    var folder: String
    var pageCount: Int
    var bytesPerPage: Int
    var paint: Sample
    var encode: Sample
    var floor: Sample
  }

  /// Measures all scenes of a folder, in order of their names.
  func measure(folder: String) throws -> Result {
    let scenes = try Self.scenes(in: folder)
    var paint: [Double] = []
    var encode: [Double] = []
    var floor: [Double] = []
    var bytes = 0
    for pass in 0...passes {
      let cost = try Self.pass(over: scenes)
      let least = Self.floor(of: scenes)
      bytes = cost.bytes
      guard pass > 0 else { continue }
      paint.append(cost.paint.nanoseconds)
      encode.append(cost.encode.nanoseconds)
      floor.append(least.nanoseconds)
    }
    let count = scenes.count
    return Result(
      folder: folder, pageCount: count, bytesPerPage: bytes / count,
      paint: Sample(nanoseconds: paint).divided(by: count), encode: Sample(nanoseconds: encode).divided(by: count),
      floor: Sample(nanoseconds: floor).divided(by: count))
  }

  /// The results, a row a folder: medians of the passes.
  static func table(_ results: [Result]) -> TextTable {
    var table = TextTable(
      "folder", "pages", "paint ms", "±", "encode ms", "±", "both ms", "floor ms", "paint/floor", "KB")
    for result in results {
      let (paint, encode, floor) = (result.paint.median, result.encode.median, result.floor.median)
      table.append(
        result.folder, "\(result.pageCount)", milliseconds(paint), milliseconds(result.paint.medianAbsoluteDeviation),
        milliseconds(encode), milliseconds(result.encode.medianAbsoluteDeviation), milliseconds(paint + encode),
        milliseconds(floor), TimeFormat.number(paint / max(floor, 1)), "\((result.bytesPerPage + 512) / 1024)")
    }
    return table
  }

  private static func milliseconds(_ nanoseconds: Double) -> String { TimeFormat.number(nanoseconds / 1e6) }

  private static func scenes(in folder: String) throws -> [SceneFile] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw InputError(.missing, path: folder, message: "there is no such folder that can be read")
    }
    let scenes = names.filter { $0.hasSuffix(".scene.json") }.sorted()
    guard !scenes.isEmpty else { throw InputError(.missing, path: folder, message: "no *.scene.json in this folder") }
    return try scenes.map { try SceneFile(path: "\(folder)/\($0)") }
  }

  private static func pass(over scenes: [SceneFile]) throws -> (paint: Duration, encode: Duration, bytes: Int) {
    let painter = Painter(typesetter: try Typesetter())
    let clock = ContinuousClock()
    var total = (paint: Duration.zero, encode: Duration.zero, bytes: 0)
    for scene in scenes {
      let canvas = scene.list.canvas
      let step = max(1, PageWriter.defaultBandPixels / canvas.width)
      var band = Bitmap(size: PixelSize(width: canvas.width, height: 0))
      var encoder = try PNGEncoder(
        size: canvas, isOpaque: scene.list.background?.alpha == 255, pixelsPerPoint: Double(scene.list.scale))
      for start in stride(from: 0, to: canvas.height, by: step) {
        let rows = start..<min(start + step, canvas.height)
        total.paint += try clock.measure {
          try painter.paint(scene.list, pictures: scene.pictures, rows: rows, into: &band)
        }
        let before = clock.now
        total.bytes += try encoder.append(band).count
        total.encode += clock.now - before
      }
      let before = clock.now
      total.bytes += try encoder.finish().count
      total.encode += clock.now - before
    }
    return total
  }

  /// The time to write each pixel and to copy it, in memory that is there already.
  private static func floor(of scenes: [SceneFile]) -> Duration {
    let clock = ContinuousClock()
    return scenes.enumerated().reduce(.zero) { total, scene in
      let count = scene.element.list.canvas.count
      var source = [UInt32](repeating: 1, count: count)
      var target = [UInt32](repeating: 2, count: count)
      let duration = clock.measure {
        var pixels = source.mutableSpan
        pixels.update(repeating: UInt32(truncatingIfNeeded: scene.offset))
        target.replaceSubrange(0..<count, with: source)
      }
      // Looked at, so that nothing can be left out.
      precondition(target.last == source.first, "A copy is like its source.")
      return total + duration
    }
  }
}
