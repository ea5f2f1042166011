import Foundation
import Graphics
import PNGCodec

/// Writes a sheet's scene with the pictures that it names, so that the folder can be moved and painted elsewhere.
struct SceneWriter {
  let folder: SheetFolder

  /// Writes `page-0001.scene.json` and its pictures for sheet 1.
  func write(_ sheet: ComposedSheet, number: Int) throws {
    for name in sheet.pictures.keys.sorted() {
      guard let picture = sheet.pictures[name] else { continue }
      let bytes = try picture.file.map { [UInt8]($0) } ?? PNGEncoder.encode(picture.bitmap)
      try SheetFolder.create(folder.path + "/pictures")
      try write(bytes, name: name)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try write([UInt8](encoder.encode(sheet.list)) + [UInt8(ascii: "\n")], name: SheetFolder.sceneName(number))
  }

  private func write(_ bytes: [UInt8], name: String) throws {
    let file = try folder.file(named: name)
    try file.append(bytes)
    _ = try file.commit()
  }
}
