import Foundation
import Graphics

/// A display list that was checked and indexed, with what its pictures are told apart by.
struct PreparedList {
  let list: DisplayList
  let pictures: [String: Bitmap]
  let canvas: PixelSize
  let digests: [String: PictureDigest]
  let index: RowIndex

  init(
    _ list: DisplayList, pictures: [String: Bitmap], typesetter: Typesetter
  ) throws(PaintError) {
    try list.validate()
    self.list = list
    self.pictures = pictures
    let canvas = list.canvas
    self.canvas = canvas
    var digests: [String: PictureDigest] = [:]
    var index = RowIndex()
    for item in list.items {
      switch item {
      case .box(let box):
        if case .image(let path, _, _) = box.fill, digests[path] == nil {
          guard let picture = pictures[path] else {
            throw PaintError(.pictureMissing, subject: path, message: "The page names a picture that was not given.")
          }
          digests[path] = PictureDigest(picture)
        }
        let place = PlacedBox(box, scale: list.scale, canvasWidth: canvas.width)
        let isVisible = place.look.opacity > 0 && !place.columns.clamped(to: 0..<canvas.width).isEmpty
        index.append(isVisible ? place.rows.clamped(to: 0..<canvas.height) : 0..<0)
      case .text(let text):
        index.append(try typesetter.extent(of: text, scale: list.scale, within: canvas)?.rows ?? 0..<0)
      }
    }
    self.digests = digests
    self.index = index
  }

  /// Whether this was made from the same values; cheap where they share their storage.
  func isMade(from list: DisplayList, pictures: [String: Bitmap]) -> Bool {
    self.list == list && self.pictures == pictures
  }
}
