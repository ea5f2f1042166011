import Foundation
public import Graphics

/// Paints display lists, whole or in bands of rows. It belongs to one task.
///
/// A pixel depends on the list and its pictures only: neither on the bands in which a page is painted, nor on what
/// the cache holds.
public final class Painter {
  private let typesetter: Typesetter
  private var cache: PaintCache
  private var prepared: PreparedList?
  private var scratch: [WidePixel] = []

  /// A painter that keeps at most about `cacheBytes` bytes of gradients, decorations, scaled pictures and texts.
  public init(typesetter: Typesetter, cacheBytes: Int = 16 << 20) {
    self.typesetter = typesetter
    cache = PaintCache(budget: cacheBytes)
  }

  /// What the cache did so far.
  public var statistics: CacheStatistics { cache.statistics }

  /// Paints `rows` of the page into `band`, every pixel of it.
  ///
  /// The band has the canvas's width and is resized to as many rows. The same list, painted band after band, is
  /// checked and indexed once; then a band costs what touches it.
  public func paint(
    _ list: DisplayList, pictures: [String: Bitmap] = [:], rows: Range<Int>, into band: inout Bitmap
  ) throws(PaintError) {
    let page = try prepare(list, pictures: pictures)
    guard band.width == page.canvas.width else {
      throw PaintError(
        .invalid, subject: "band", message: "\(band.width) pixels wide, but the page has \(page.canvas.width).")
    }
    guard rows.lowerBound >= 0, rows.upperBound <= page.canvas.height else {
      throw PaintError(.invalid, subject: "rows", message: "\(rows) are not within the page's \(page.canvas.height).")
    }
    band.resize(height: rows.count)
    PixelMath.fill(&band, with: list.background?.pixel ?? 0)
    for index in page.index.items(touching: rows) {
      switch list.items[index] {
      case .box(let item): try paint(item, of: page, rows: rows, into: &band)
      case .text(let item): try paint(item, of: page, rows: rows, into: &band)
      }
    }
  }

  private func prepare(_ list: DisplayList, pictures: [String: Bitmap]) throws(PaintError) -> PreparedList {
    if let prepared, prepared.isMade(from: list, pictures: pictures) { return prepared }
    prepared = nil
    let page = try PreparedList(list, pictures: pictures, typesetter: typesetter)
    prepared = page
    return page
  }

  private func paint(
    _ item: TextItem, of page: PreparedList, rows: Range<Int>, into band: inout Bitmap
  ) throws(PaintError) {
    let key = PaintCache.Key.text(item, scale: page.list.scale, canvas: page.canvas)
    let text: PlacedBitmap
    if case .text(let kept) = cache.value(for: key) {
      text = kept
    } else {
      guard let made = try typesetter.raster(item, scale: page.list.scale, within: page.canvas) else { return }
      cache.insert(.text(made), for: key)
      text = made
    }
    PixelMath.composite(text, over: &band, from: rows.lowerBound)
  }

  private func paint(
    _ item: BoxItem, of page: PreparedList, rows: Range<Int>, into band: inout Bitmap
  ) throws(PaintError) {
    let place = PlacedBox(item, scale: page.list.scale, canvasWidth: page.canvas.width)
    let touched = place.rows.clamped(to: rows)
    guard !touched.isEmpty else { return }
    let isPicture = if case .image = item.fill { true } else { false }
    let cover = isPicture ? nil : cover(item, at: place, of: page)
    let perPart = max(1, 65_536 / max(1, place.look.columns.count))
    let first = (place.lookRow(touched.lowerBound) - place.look.rows.lowerBound) / perPart
    let last = (place.lookRow(touched.upperBound - 1) - place.look.rows.lowerBound) / perPart
    for part in first...last {
      let low = place.look.rows.lowerBound + part * perPart
      let lookRows = low..<min(low + perPart, place.look.rows.upperBound)
      let canvasRows = place.canvasRows(lookRows).clamped(to: touched)
      guard !canvasRows.isEmpty else { continue }
      let decoration = decoration(place, part: part, rows: lookRows, needed: canvasRows)
      if isPicture {
        try paintPicture(item, place, decoration, of: page, rows: canvasRows, into: &band, origin: rows.lowerBound)
      } else {
        var raster = BoxRaster(
          place: place, decoration: decoration, cover: cover, isDithered: page.list.dither && cover != nil)
        raster.paint(canvasRows, into: &band, origin: rows.lowerBound, scratch: &scratch)
      }
    }
  }

  /// A part of a decoration; where it is too large to keep, only the rows that are needed.
  private func decoration(_ place: PlacedBox, part: Int, rows: Range<Int>, needed: Range<Int>) -> Decoration {
    guard cache.holds(rows.count * place.look.columns.count * 10 + rows.count * 32 + 128) else {
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
      let ramp = ramp(gradient, opacity: place.look.opacity, isFine: page.list.dither)
      return .linear(LinearCover(ramp: ramp, start: start, end: end, in: place.outer))
    case .radial(let gradient, let center, let radius):
      let ramp = ramp(gradient, opacity: place.look.opacity, isFine: page.list.dither)
      return .radial(
        RadialCover(ramp: ramp, center: center, radius: radius * page.list.scale, in: place.outer))
    case nil, .solid, .image: return nil
    }
  }

  private func ramp(_ gradient: Gradient, opacity: Double, isFine: Bool) -> Ramp {
    let key = Ramp.Key(gradient: gradient, opacity: opacity, isFine: isFine)
    if case .ramp(let kept) = cache.value(for: .ramp(key)) { return kept }
    let made = Ramp(key)
    cache.insert(.ramp(made), for: .ramp(key))
    return made
  }

  private func paintPicture(
    _ item: BoxItem, _ place: PlacedBox, _ decoration: Decoration, of page: PreparedList, rows: Range<Int>,
    into band: inout Bitmap, origin: Int
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
      let cover = PictureCover(
        picture: try scaled(scaler, part: part), row: part * height, column: columns.lowerBound,
        share: UInt16((place.look.opacity * 65_535).rounded()))
      var raster = BoxRaster(place: place, decoration: decoration, cover: .picture(cover), isDithered: false)
      raster.paint(row..<end, into: &band, origin: origin, scratch: &scratch)
      row = end
    }
  }

  private func scaled(_ scaler: PictureScaler, part: Int) throws(PaintError) -> Bitmap {
    let key = PaintCache.Key.picture(scaler.key, part: part)
    if case .picture(let kept) = cache.value(for: key) { return kept }
    let made = try scaler.scaled(part: part)
    cache.insert(.picture(made), for: key)
    return made
  }
}
