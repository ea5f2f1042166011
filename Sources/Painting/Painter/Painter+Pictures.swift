import Foundation
import Graphics

extension Painter {
  /// Paints some rows of a box that a picture covers.
  func paintPicture(
    _ item: BoxItem, _ place: PlacedBox, _ decoration: Decoration, of page: PreparedList, rows: Range<Int>,
    seen: (Range<Int>) -> VisibleArea, into band: inout Bitmap, origin: Int
  ) throws(PaintError) {
    guard case .image(let path, let fit, let focus) = item.fill, let picture = page.pictures[path],
      let digest = page.digests[path]
    else { return }
    let visible = (-place.originX)..<(page.canvas.width - place.originX)
    let columns = (0..<Int(place.outer.right.rounded(.up))).clamped(to: visible)
    let scaler = PictureScaler(
      key: .init(digest: digest, outer: place.outer, columns: columns, fit: fit, focus: focus), picture: picture,
      path: path)
    let height = scaler.rowsPerPart
    var row = rows.lowerBound
    while row < rows.upperBound {
      // Rows above and below the box see no picture and go with the nearest part.
      let parts = max(0, (Int(place.outer.bottom.rounded(.up)) - 1) / height)
      let part = min(max(0, (row - place.originY) / height), parts)
      let end = part == parts ? rows.upperBound : min(rows.upperBound, place.originY + (part + 1) * height)
      var scaled: Bitmap?
      try book(.picture) { () throws(PaintError) in
        scaled = try self.scaled(scaler, part: part)
        return 0
      }
      guard let picture = scaled else { return }
      let cover = PictureCover(
        picture: picture, row: part * height, column: columns.lowerBound,
        share: UInt16((place.look.opacity * 65_535).rounded()))
      let raster = BoxRaster(place: place, decoration: decoration, cover: .picture(cover), dither: nil)
      try paint(raster, item, in: seen(row..<end), into: &band, origin: origin)
      row = end
    }
  }

  private func scaled(_ scaler: PictureScaler, part: Int) throws(PaintError) -> Bitmap {
    let key = PaintCache.Key(.picture(scaler.key), part: part)
    if case .picture(let kept) = cache.value(for: key) { return kept }
    let made = try scaler.scaled(part: part)
    cache.insert(.picture(made), for: key)
    return made
  }
}
