import Foundation
import Graphics

extension Painter {
  /// Paints a box's share of the band.
  func paint(
    _ item: BoxItem, _ box: PreparedBox, under later: ArraySlice<Int>, of page: PreparedList, rows: Range<Int>,
    into band: inout Bitmap
  ) throws(PaintError) {
    let place = box.place
    let touched = place.rows.clamped(to: rows)
    guard !touched.isEmpty else { return }
    for _ in place.look.shadows { book(.shadow, firstRow: place.rows.lowerBound, in: rows) }
    if item.border != nil { book(.border, firstRow: place.rows.lowerBound, in: rows) }
    if let kind = item.coverKind { book(kind, firstRow: place.rows.lowerBound, in: rows) }
    let cover = cover(item, box, of: page)
    let gradientRows = gradientRows(box, cover, isDithered: page.list.dither)
    func seen(_ rows: Range<Int>) -> VisibleArea {
      page.visibleArea(of: place, rows: rows, under: place.look.shadows.isEmpty ? [] : later)
    }
    for part in parts(of: place, rows: touched) {
      var decoration: Decoration?
      try book(item.rimKind) { () throws(PaintError) in
        decoration = self.decoration(box, part)
        return 0
      }
      guard let decoration else { continue }
      if case .image = item.fill {
        try paintPicture(
          item, place, decoration, of: page, rows: part.rows, seen: seen, into: &band, origin: rows.lowerBound)
      } else {
        let raster = BoxRaster(
          place: place, decoration: decoration, cover: cover, gradientRows: gradientRows,
          dither: page.list.dither ? cover?.dither : nil)
        try paint(raster, item, in: seen(part.rows), into: &band, origin: rows.lowerBound)
      }
    }
  }

  /// Some rows of a box whose looks are kept together.
  private struct Part {
    var number: Int
    var lookRows: Range<Int>
    /// The canvas's rows that show them, within the band.
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

  /// Paints rim and middle, each booked as what it is; of the rim just what is seen.
  func paint(
    _ raster: BoxRaster, _ item: BoxItem, in seen: VisibleArea, into band: inout Bitmap, origin: Int
  ) throws(PaintError) {
    try book(item.rimKind) { () throws(PaintError) in
      seen.parts.reduce(0) { $0 + raster.paint(.rim, of: $1, into: &band, origin: origin, scratch: &scratch) }
    }
    try book(item.coverKind ?? .solid) { () throws(PaintError) in
      raster.paint(.middle, of: seen.whole, into: &band, origin: origin, scratch: &scratch)
    }
  }

  /// A part of a decoration; where there is no room to keep it, only the rows that are needed.
  private func decoration(_ box: PreparedBox, _ part: Part) -> Decoration {
    let (place, rows) = (box.place, part.lookRows)
    var key = box.decorationKey
    key.part = part.number
    if case .decoration(let kept) = cache.value(for: key) { return kept }
    let most = Decoration.bookkeeping(rows: rows.count) + rows.count * place.look.columns.count * 10
    guard cache.makeRoom(for: most) else {
      let needed = place.lookRow(part.rows.lowerBound)...place.lookRow(part.rows.upperBound - 1)
      return Decoration(place.look, rows: Range(needed))
    }
    let made = Decoration(place.look, rows: rows)
    cache.insert(.decoration(made), for: key)
    return made
  }

  private func cover(_ item: BoxItem, _ box: PreparedBox, of page: PreparedList) -> Cover? {
    guard let key = box.rampKey, let ramp = ramp(key) else { return nil }
    let outer = box.place.outer
    switch item.fill {
    case .linear(_, let start, let end):
      return .linear(LinearCover(ramp: ramp, projection: .init(start: start, end: end, in: outer)))
    case .radial(_, let center, let radius):
      return .radial(RadialCover(ramp: ramp, center: center, radius: radius * page.list.scale, in: outer))
    case nil, .solid, .image: return nil
    }
  }

  private func gradientRows(_ box: PreparedBox, _ cover: Cover?, isDithered: Bool) -> GradientRows? {
    guard case .linear(let linear) = cover, let key = box.gradientRowsKey,
      let shape = linear.rowsShape(box.place.size, isDithered: isDithered)
    else { return nil }
    if case .gradientRows(let kept) = cache.value(for: key) { return kept }
    let made = GradientRows(shape, of: linear, isDithered: isDithered)
    cache.insert(.gradientRows(made), for: key)
    return made
  }

  private func ramp(_ key: PaintCache.Key) -> Ramp? {
    guard case .ramp(let source) = key.source else { return nil }
    if case .ramp(let kept) = cache.value(for: key) { return kept }
    let made = Ramp(source)
    cache.insert(.ramp(made), for: key)
    return made
  }
}
