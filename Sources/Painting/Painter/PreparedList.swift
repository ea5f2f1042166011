import Foundation
import Graphics

/// A display list that was checked and indexed, with what its pictures are told apart by.
struct PreparedList {
  let list: DisplayList
  let pictures: [String: Bitmap]
  let canvas: PixelSize
  let digests: [String: PictureDigest]
  let index: RowIndex
  /// Those of the items that are boxes.
  let boxes: [PreparedBox?]

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
    var boxes: [PreparedBox?] = []
    boxes.reserveCapacity(list.items.count)
    for item in list.items {
      switch item {
      case .box(let box):
        if case .image(let path, _, _) = box.fill, digests[path] == nil {
          guard let picture = pictures[path] else {
            throw PaintError(.pictureMissing, subject: path, message: "The page names a picture that was not given.")
          }
          digests[path] = PictureDigest(picture)
        }
        let prepared = PreparedBox(box, on: list, canvasWidth: canvas.width)
        boxes.append(prepared)
        let place = prepared.place
        let isVisible = place.look.opacity > 0 && !place.columns.clamped(to: 0..<canvas.width).isEmpty
        index.append(isVisible ? place.rows.clamped(to: 0..<canvas.height) : 0..<0)
      case .text(let text):
        boxes.append(nil)
        index.append(try typesetter.extent(of: text, scale: list.scale, within: canvas)?.rows ?? 0..<0)
      }
    }
    self.digests = digests
    self.index = index
    self.boxes = boxes
  }

  /// Whether this was made from the same values; cheap where they share their storage.
  func isMade(from list: DisplayList, pictures: [String: Bitmap]) -> Bool {
    self.list == list && self.pictures == pictures
  }

  /// What is seen of a box's shadows in `rows`, once the items after it are painted.
  func visibleArea(of place: PlacedBox, rows: Range<Int>, under later: some Sequence<Int>) -> VisibleArea {
    let columns = place.columns.clamped(to: 0..<canvas.width)
    var area = VisibleArea(
      PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count))
    for item in later {
      for hidden in boxes[item]?.opaqueAreas ?? [] { area.leaveOut(hidden, unpainted: place.straightArea) }
    }
    return area
  }
}
