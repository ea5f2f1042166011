import CPango
import Foundation
import Graphics

extension Typesetter {
  /// The item's ink at `scale` pixels a point, inside `canvas` where one is given; nil where nothing shows.
  ///
  /// The pixels depend on the item, the scale and the canvas only. Baselines lie on whole pixels, so that every line is
  /// equally crisp; across, glyphs keep their fractions.
  func raster(
    _ item: TextItem, scale: CGFloat, within canvas: PixelSize? = nil
  ) throws(PaintError) -> PlacedBitmap? {
    guard item.color.alpha > 0, scale > 0, scale.isFinite, item.box.origin.x.isFinite, item.box.origin.y.isFinite
    else { return nil }
    let text = try shaped(item.text)
    let lines = placed(text, item: item, scale: scale)
    guard let area = Self.area(of: lines, scale: scale, canvas: canvas) else { return nil }
    guard area.width <= Bitmap.cairoSideLimit, PixelSize(width: area.width, height: area.height).count <= 1 << 28
    else {
      throw PaintError(
        .tooLarge, subject: String(item.text.string.prefix(40)),
        message: "The text would cover \(area.width) × \(area.height) pixels.")
    }
    var bitmap = Bitmap(size: PixelSize(width: area.width, height: area.height))
    let strip = 8192
    for top in stride(from: 0, to: area.height, by: strip) {
      let rows = top..<min(top + strip, area.height)
      try bitmap.draw(rows: rows, subject: item.text.font) { context throws(PaintError) in
        for line in lines where line.rows.overlaps((area.y + rows.lowerBound)..<(area.y + rows.upperBound)) {
          line.draw(in: context, originX: area.x, originY: area.y + top, scale: scale, color: item.color)
        }
      }
    }
    return PlacedBitmap(x: area.x, y: area.y, bitmap: bitmap)
  }

  /// The pixels that `raster` would give.
  func extent(of item: TextItem, scale: CGFloat, within canvas: PixelSize) throws(PaintError) -> PixelRect? {
    guard item.color.alpha > 0 else { return nil }
    return Self.area(of: placed(try shaped(item.text), item: item, scale: scale), scale: scale, canvas: canvas)
  }

  private func placed(_ text: ShapedText, item: TextItem, scale: CGFloat) -> [PlacedLine] {
    let boxWidth = item.box.size.width
    let width = boxWidth.isFinite && boxWidth > 0 ? boxWidth : (item.text.width ?? text.metrics.size.width)
    return text.lines.compactMap { line in
      let offset = ShapedText.offset(of: line, alignment: item.text.alignment, width: width)
      return PlacedLine(line, x: item.box.origin.x + offset, y: item.box.origin.y + line.baseline, scale: scale)
    }
  }

  private static func area(of lines: [PlacedLine], scale: CGFloat, canvas: PixelSize?) -> PixelRect? {
    guard let first = lines.first else { return nil }
    var columns = first.columns
    var rows = first.rows
    for line in lines {
      columns = min(columns.lowerBound, line.columns.lowerBound)..<max(columns.upperBound, line.columns.upperBound)
      rows = min(rows.lowerBound, line.rows.lowerBound)..<max(rows.upperBound, line.rows.upperBound)
    }
    if let canvas {
      columns = columns.clamped(to: 0..<max(0, canvas.width))
      rows = rows.clamped(to: 0..<max(0, canvas.height))
    }
    guard !columns.isEmpty, !rows.isEmpty else { return nil }
    return PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}
