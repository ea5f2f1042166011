import Foundation
import Graphics

extension Painter {
  /// Paints a box's share of the band.
  func paint(
    _ item: BoxItem, of page: PreparedList, rows: Range<Int>, into band: inout Bitmap
  ) throws(PaintError) {
    let place = PlacedBox(item, scale: page.list.scale, canvasWidth: page.canvas.width)
    let touched = place.rows.clamped(to: rows)
    guard !touched.isEmpty else { return }
    for _ in place.look.shadows { book(.shadow, firstRow: place.rows.lowerBound, in: rows) }
    if item.border != nil { book(.border, firstRow: place.rows.lowerBound, in: rows) }
    if let kind = item.coverKind { book(kind, firstRow: place.rows.lowerBound, in: rows) }
    let cover = cover(item, at: place, of: page)
    let gradientRows = gradientRows(item, cover, at: place, of: page)
    for part in parts(of: place, rows: touched) {
      var decoration: Decoration?
      try book(item.rimKind) { () throws(PaintError) in
        decoration = self.decoration(place, part: part.number, rows: part.lookRows, needed: part.rows)
        return 0
      }
      guard let decoration else { continue }
      if case .image = item.fill {
        try paintPicture(item, place, decoration, of: page, rows: part.rows, into: &band, origin: rows.lowerBound)
      } else {
        let raster = BoxRaster(
          place: place, decoration: decoration, cover: cover, gradientRows: gradientRows,
          dither: page.list.dither ? cover?.dither : nil)
        try paint(raster, item, rows: part.rows, into: &band, origin: rows.lowerBound)
      }
    }
  }

  /// Some rows of a box whose looks are kept together.
  private struct Part {
    var number: Int
    var lookRows: Range<Int>
    var rows: Range<Int>
  }

  private func parts(of place: PlacedBox, rows: Range<Int>) -> [Part] {
    let look = place.look.rows
    let height = max(1, 65_536 / max(1, place.look.columns.count))
    let first = (place.lookRow(rows.lowerBound) - look.lowerBound) / height
    let last = (place.lookRow(rows.upperBound - 1) - look.lowerBound) / height
    return (first...last).compactMap { number in
      let low = look.lowerBound + number * height
      let lookRows = low..<min(low + height, look.upperBound)
      let shown = place.canvasRows(lookRows).clamped(to: rows)
      return shown.isEmpty ? nil : Part(number: number, lookRows: lookRows, rows: shown)
    }
  }

  /// Paints rim and middle, each booked as what it is.
  func paint(
    _ raster: BoxRaster, _ item: BoxItem, rows: Range<Int>, into band: inout Bitmap, origin: Int
  ) throws(PaintError) {
    for (share, kind) in [(BoxRaster.Share.rim, item.rimKind), (.middle, item.coverKind ?? .solid)] {
      try book(kind) { () throws(PaintError) in
        raster.paint(share, of: rows, into: &band, origin: origin, scratch: &scratch)
      }
    }
  }

  /// A part of a decoration; where it is too large to keep, only the rows that are needed.
  private func decoration(_ place: PlacedBox, part: Int, rows: Range<Int>, needed: Range<Int>) -> Decoration {
    guard cache.holds(Decoration.mostBytes(rows: rows.count) + rows.count * place.look.columns.count * 10) else {
      return Decoration(place.look, rows: place.lookRow(needed.lowerBound)..<(place.lookRow(needed.upperBound - 1) + 1))
    }
    let key = PaintCache.Key.decoration(place.look, part: part)
    if case .decoration(let kept) = cache.value(for: key) { return kept }
    let made = Decoration(place.look, rows: rows)
    cache.insert(.decoration(made), for: key)
    return made
  }

  private func cover(_ item: BoxItem, at place: PlacedBox, of page: PreparedList) -> Cover? {
    switch item.fill {
    case .linear(let gradient, let start, let end):
      let ramp = ramp(rampKey(gradient, at: place, of: page))
      return .linear(LinearCover(ramp: ramp, start: start, end: end, in: place.outer))
    case .radial(let gradient, let center, let radius):
      let ramp = ramp(rampKey(gradient, at: place, of: page))
      return .radial(
        RadialCover(ramp: ramp, center: center, radius: radius * page.list.scale, in: place.outer))
    case nil, .solid, .image: return nil
    }
  }

  private func gradientRows(
    _ item: BoxItem, _ cover: Cover?, at place: PlacedBox, of page: PreparedList
  ) -> GradientRows? {
    guard case .linear(let gradient, _, _) = item.fill, case .linear(let linear) = cover,
      let shape = linear.rowsShape(in: place.outer, isDithered: page.list.dither)
    else { return nil }
    let ramp = rampKey(gradient, at: place, of: page)
    let key = PaintCache.Key.gradientRows(ramp, shape, linear.projection)
    if case .gradientRows(let kept) = cache.value(for: key) { return kept }
    let made = GradientRows(shape, of: linear, isDithered: page.list.dither)
    cache.insert(.gradientRows(made), for: key)
    return made
  }

  private func rampKey(_ gradient: Gradient, at place: PlacedBox, of page: PreparedList) -> Ramp.Key {
    Ramp.Key(gradient: gradient, opacity: place.look.opacity, isFine: page.list.dither)
  }

  private func ramp(_ key: Ramp.Key) -> Ramp {
    if case .ramp(let kept) = cache.value(for: .ramp(key)) { return kept }
    let made = Ramp(key)
    cache.insert(.ramp(made), for: .ramp(key))
    return made
  }
}
