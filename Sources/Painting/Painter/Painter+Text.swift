import Foundation
import Graphics

extension Painter {
  /// Paints a text's share of the band.
  func paint(
    _ item: TextItem, of page: PreparedList, rows: Range<Int>, into band: inout Bitmap
  ) throws(PaintError) {
    try book(.text) { () throws(PaintError) in
      guard let text = try raster(item, of: page) else { return 0 }
      book(.text, firstRow: text.y, in: rows)
      return PixelMath.composite(text, over: &band, from: rows.lowerBound)
    }
  }

  private func raster(_ item: TextItem, of page: PreparedList) throws(PaintError) -> PlacedBitmap? {
    let key = PaintCache.Key(.text(item, scale: page.list.scale, canvas: page.canvas))
    if case .text(let kept) = cache.value(for: key) { return kept }
    guard let made = try typesetter.raster(item, scale: page.list.scale, within: page.canvas) else { return nil }
    cache.insert(.text(made), for: key)
    return made
  }
}
