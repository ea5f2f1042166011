import Graphics

/// Paints the rows of one box that a decoration holds.
struct BoxRaster {
  let place: PlacedBox
  let decoration: Decoration
  /// Set where the look's cover varies.
  let cover: Cover?
  /// Set where the rows of a linear cover are stretches of a few.
  let gradientRows: GradientRows?
  /// Set where the cover is dithered.
  let dither: DitherMatrix?
  private let solid: WidePixel

  init(
    place: PlacedBox, decoration: Decoration, cover: Cover?, gradientRows: GradientRows? = nil, dither: DitherMatrix?
  ) {
    self.place = place
    self.decoration = decoration
    self.cover = cover
    self.gradientRows = gradientRows
    self.dither = dither
    solid =
      if case .solid(let color) = place.look.cover { WidePixel(DeepPixel(color) * place.look.opacity) } else { .zero }
  }

  /// What of a box is painted in one go; the two never touch the same pixel.
  enum Share {
    /// Shadows, border and edges: what the decoration holds.
    case rim
    /// The cover alone.
    case middle
  }

  /// A row on its way; columns count from the box's origin.
  @unsafe struct Line {
    var y: Int
    var visible: Range<Int>
    var look: Decoration.Row
    /// The page's row, from the box's origin.
    var target: UnsafeMutablePointer<UInt32>
    var spare: UnsafeMutablePointer<WidePixel>
  }

  /// Paints the box's share of `area` and tells how many pixels it touched.
  ///
  /// The band's first row is the canvas's row `origin`.
  func paint(
    _ share: Share, of area: PixelRect, into band: inout Bitmap, origin: Int, scratch: inout [WidePixel]
  ) -> Int {
    let width = band.width
    let rows = area.rows
    let columns = place.columns.clamped(to: area.columns.clamped(to: 0..<width))
    guard !columns.isEmpty, !rows.isEmpty else { return 0 }
    precondition(rows.lowerBound >= origin && rows.upperBound - origin <= band.height, "The rows lie in the band.")
    if scratch.count < width { scratch = Array(repeating: .zero, count: width) }
    let visible = (columns.lowerBound - place.originX)..<(columns.upperBound - place.originX)
    return unsafe band.pixels.withUnsafeMutableBufferPointer { pixels in
      unsafe scratch.withUnsafeMutableBufferPointer { scratch in
        guard let target = pixels.baseAddress, let spare = scratch.baseAddress else { return 0 }
        func line(_ row: Int) -> Line {
          unsafe Line(
            y: row - place.originY, visible: visible, look: decoration[place.lookRow(row)],
            target: target + (row - origin) * width + place.originX, spare: spare)
        }
        switch share {
        case .rim: return unsafe paintRim(rows, line)
        case .middle:
          if solid.isOpaque { return unsafe paintSolid(rows, line) }
          let tint = unsafe tint(rows, line)
          return rows.reduce(0) { unsafe $0 + paintMiddle(line($1), tint) }
        }
      }
    }
  }

  /// Where a column of the look begins once the middle is stretched.
  func stretched(_ column: Int) -> Int { column <= place.stretchX.at ? column : column + place.stretchX.extra }

  private func paintMiddle(_ line: Line, _ tint: Tint?) -> Int {
    let part = unsafe middle(of: line)
    guard !part.isEmpty else { return 0 }
    if let gradientRows {
      unsafe paint(gradientRows, line, columns: part, tint)
    } else if let cover {
      unsafe cover.fill(row: line.y, columns: part, into: line.spare)
      unsafe composite(line.spare, line, columns: part)
    } else if solid.w > 0 {
      unsafe RowBlend.blend(solid, count: part.count, over: line.target + part.lowerBound)
    }
    return part.count
  }

  /// Fills a row with the solid colour and copies it, which is done in wider strides.
  private func paintSolid(_ rows: Range<Int>, _ line: (Int) -> Line) -> Int {
    var filled: (part: Range<Int>, pixels: UnsafeMutablePointer<UInt32>)?
    var count = 0
    for row in rows {
      let line = unsafe line(row)
      let part = unsafe middle(of: line)
      guard !part.isEmpty else { continue }
      let target = unsafe line.target + part.lowerBound
      if let filled = unsafe filled, unsafe filled.part == part {
        unsafe target.update(from: filled.pixels, count: part.count)
      } else {
        unsafe target.update(repeating: solid.pixel, count: part.count)
        unsafe filled = (part, target)
      }
      count += part.count
    }
    return count
  }

  private func middle(of line: Line) -> Range<Int> {
    let middle = unsafe line.look.middle
    guard !middle.isEmpty else { return 0..<0 }
    return unsafe (stretched(middle.lowerBound)..<stretched(middle.upperBound)).clamped(to: line.visible)
  }

  /// A gradient's table over one colour, and the rows of the box that lie over just that.
  private struct Tint {
    var pixels: [UInt32]
    var firstRow: Int
    var isOver: [Bool]
  }

  /// Made where so many rows lie over one colour that compositing the table costs less than theirs.
  private func tint(_ rows: Range<Int>, _ line: (Int) -> Line) -> Tint? {
    guard let gradientRows, dither == nil, gradientRows.pixels.isEmpty else { return nil }
    var below: UInt32?
    var count = 0
    var isOver = [Bool](repeating: false, count: rows.count)
    for (index, row) in rows.enumerated() {
      let line = unsafe line(row)
      let part = unsafe middle(of: line)
      guard !part.isEmpty else { continue }
      let target = unsafe line.target + part.lowerBound
      let color = unsafe below ?? target[0]
      guard unsafe target[0] == color, unsafe RowBlend.isUniform(target, count: part.count) else { continue }
      below = color
      isOver[index] = true
      count += part.count
    }
    guard let below, count > 2 * gradientRows.samples.count else { return nil }
    return Tint(pixels: gradientRows.composited(over: below), firstRow: rows.lowerBound - place.originY, isOver: isOver)
  }

  private func paint(_ rows: GradientRows, _ line: Line, columns: Range<Int>, _ tint: Tint?) {
    let from = unsafe rows.place(row: line.y, column: columns.lowerBound)
    let target = unsafe line.target + columns.lowerBound
    precondition(from >= 0 && from + columns.count <= rows.shape.count, "A row is a stretch of the table.")
    if !rows.pixels.isEmpty {
      unsafe RowBlend.copy(rows.pixels, from: from, count: columns.count, to: target)
    } else if let tint, unsafe tint.isOver[line.y - tint.firstRow] {
      unsafe RowBlend.copy(tint.pixels, from: from, count: columns.count, to: target)
    } else {
      unsafe rows.samples.withUnsafeBufferPointer { samples in
        guard let base = samples.baseAddress else { return }
        if rows.isOpaque, let dither {
          unsafe RowBlend.storeDithered(
            base + from, count: columns.count, to: target, x: columns.lowerBound, y: line.y, by: dither)
        } else {
          unsafe composite(base + from, line, columns: columns)
        }
      }
    }
  }

  /// Composites the cover's colours over the row's `columns`.
  func composite(_ colors: UnsafePointer<WidePixel>, _ line: Line, columns: Range<Int>) {
    let target = unsafe line.target + columns.lowerBound
    if let dither {
      unsafe RowBlend.blendDithered(
        colors, count: columns.count, over: target, x: columns.lowerBound, y: line.y, by: dither)
    } else {
      unsafe RowBlend.blend(colors, count: columns.count, over: target)
    }
  }
}
