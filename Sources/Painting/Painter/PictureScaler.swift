import Foundation
import Graphics

/// Scales a picture for a box, some rows at a time.
struct PictureScaler {
  /// What the scaled pixels depend on.
  struct Key: Hashable {
    var digest: PictureDigest
    var outer: RoundedBox
    var columns: Range<Int>
    var fit: Fill.Fit
    var focus: UnitPoint
  }

  let key: Key
  let picture: Bitmap
  let path: String

  /// Rows of one part: about a quarter of a million pixels.
  var rowsPerPart: Int { max(16, 262_144 / max(1, key.columns.count)) }

  /// One part's rows, from row `part` · `rowsPerPart` of the box's origin.
  func scaled(part: Int) throws(PaintError) -> Bitmap {
    let first = part * rowsPerPart
    let rows = min(rowsPerPart, Int(key.outer.bottom.rounded(.up)) - first)
    var bitmap = Bitmap(size: PixelSize(width: key.columns.count, height: max(0, rows)))
    let frame = frame
    try bitmap.draw(rows: 0..<bitmap.height, subject: path) { context throws(PaintError) in
      let shifted = frame.offsetBy(dx: -CGFloat(key.columns.lowerBound), dy: -CGFloat(first))
      try context.fill(shifted, with: picture, subject: path)
    }
    return bitmap
  }

  /// Where the whole picture lies, in pixels from the box's origin.
  private var frame: CGRect {
    let box = key.outer
    var size = CGSize(width: box.width, height: box.height)
    let ratios = (x: box.width / Double(picture.width), y: box.height / Double(picture.height))
    if key.fit != .fill {
      let ratio = key.fit == .cover ? max(ratios.x, ratios.y) : min(ratios.x, ratios.y)
      size = CGSize(width: Double(picture.width) * ratio, height: Double(picture.height) * ratio)
    }
    // The focus goes to the middle as far as the picture's edges allow; a picture that is smaller is centred.
    func start(_ length: Double, in room: Double, focus: Double) -> Double {
      length <= room ? (room - length) / 2 : min(0, max(room - length, room / 2 - focus * length))
    }
    return CGRect(
      x: box.left + start(size.width, in: box.width, focus: key.focus.x),
      y: box.top + start(size.height, in: box.height, focus: key.focus.y), width: size.width, height: size.height)
  }
}
