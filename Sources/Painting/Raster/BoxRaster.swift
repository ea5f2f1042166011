import Graphics

/// Paints the rows of one box that a decoration holds.
struct BoxRaster {
  let place: PlacedBox
  let decoration: Decoration
  /// Set where the look's cover varies.
  let cover: Cover?
  /// Set where the cover is dithered.
  let dither: DitherMatrix?
  private let solid: WidePixel
  /// The ramp over the colour that lay below last; worked out only where enough pixels profit.
  private var table: RampTable?
  /// How many pixels were painted so far.
  private(set) var touched = 0

  init(place: PlacedBox, decoration: Decoration, cover: Cover?, dither: DitherMatrix?) {
    self.place = place
    self.decoration = decoration
    self.cover = cover
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

  /// Paints `rows` of the canvas into `band`, whose first row is the canvas's row `origin`.
  mutating func paint(
    _ share: Share, of rows: Range<Int>, into band: inout Bitmap, origin: Int, scratch: inout [WidePixel]
  ) {
    let width = band.width
    let columns = place.columns.clamped(to: 0..<width)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    precondition(rows.lowerBound >= origin && rows.upperBound - origin <= band.height, "The rows lie in the band.")
    if scratch.count < width { scratch = Array(repeating: .zero, count: width) }
    let looks = decoration.pixels
    unsafe band.pixels.withUnsafeMutableBufferPointer { pixels in
      unsafe scratch.withUnsafeMutableBufferPointer { scratch in
        unsafe looks.withUnsafeBufferPointer { looks in
          guard let target = pixels.baseAddress, let spare = scratch.baseAddress,
            let look = looks.baseAddress
          else { return }
          let isWorthTable = isWorthTable(rows: rows.count, columns: columns.count)
          for row in rows {
            let line = unsafe line(
              row, columns: columns, target: target + (row - origin) * width, spare: spare, look: look)
            switch share {
            case .rim: unsafe paintRim(line)
            case .middle: unsafe paintMiddle(line, isWorthTable: isWorthTable)
            }
          }
        }
      }
    }
  }

  private func isWorthTable(rows: Int, columns: Int) -> Bool {
    guard case .linear(let linear) = cover else { return false }
    return linear.ramp.isOpaque || rows * columns > 8 * linear.ramp.samples.count
  }

  private func line(
    _ row: Int, columns: Range<Int>, target: UnsafeMutablePointer<UInt32>, spare: UnsafeMutablePointer<WidePixel>,
    look: UnsafePointer<WidePixel>
  ) -> Line {
    let index = place.lookRow(row) - decoration.rows.lowerBound
    return unsafe Line(
      y: row - place.originY, visible: (columns.lowerBound - place.originX)..<(columns.upperBound - place.originX),
      looks: look + index * decoration.columns.count, firstWeight: index * decoration.columns.count,
      middle: decoration.middles[index], covered: decoration.covered[index], target: target + place.originX,
      spare: spare)
  }

  private mutating func paintRim(_ line: Line) {
    let (first, last) = (decoration.columns.lowerBound, decoration.columns.upperBound)
    let at = place.stretchX.at
    let middle = unsafe line.middle
    if !middle.isEmpty {
      unsafe paintLook(line, from: first, to: middle.lowerBound)
      unsafe paintLook(line, from: middle.upperBound, to: last)
    } else if place.stretchX.extra > 0, at >= first, at < last {
      unsafe paintLook(line, from: first, to: at)
      unsafe paintRepeated(line, column: at)
      unsafe paintLook(line, from: at + 1, to: last)
    } else {
      unsafe paintLook(line, from: first, to: last)
    }
  }

  /// A row on its way; columns count from the box's origin.
  @unsafe private struct Line {
    var y: Int
    var visible: Range<Int>
    /// The look's row, from the look's first column.
    var looks: UnsafePointer<WidePixel>
    var firstWeight: Int
    /// The columns of the look that show the cover alone.
    var middle: Range<Int>
    /// The columns of the look in which the cover has a share.
    var covered: Range<Int>
    /// The page's row, from the box's origin.
    var target: UnsafeMutablePointer<UInt32>
    var spare: UnsafeMutablePointer<WidePixel>
  }

  /// Where a column of the look begins once the middle is stretched.
  private func stretched(_ column: Int) -> Int {
    column <= place.stretchX.at ? column : column + place.stretchX.extra
  }

  private mutating func paintRepeated(_ line: Line, column: Int) {
    let part = unsafe (column..<(column + 1 + place.stretchX.extra)).clamped(to: line.visible)
    guard !part.isEmpty else { return }
    touched += part.count
    let color = unsafe line.looks[column - decoration.columns.lowerBound]
    if unsafe line.covered.contains(column) {
      let weight = unsafe decoration.weights[line.firstWeight + column - decoration.columns.lowerBound]
      guard let cover else { return }
      unsafe cover.fill(row: line.y, columns: part, into: line.spare)
      for index in 0..<part.count { unsafe line.spare[index] = color &+ line.spare[index].faded(to: weight) }
      unsafe composite(line, columns: part)
    } else {
      unsafe RowBlend.blend(color, count: part.count, over: line.target + part.lowerBound)
    }
  }

  private mutating func paintLook(_ line: Line, from: Int, to: Int) {
    guard from < to else { return }
    let shift = stretched(from) - from
    let covered = unsafe line.covered.clamped(to: from..<to)
    if covered.isEmpty {
      unsafe paintPlain(line, from..<to, shift: shift)
    } else {
      unsafe paintPlain(line, from..<covered.lowerBound, shift: shift)
      unsafe paintWeighted(line, covered, shift: shift)
      unsafe paintPlain(line, covered.upperBound..<to, shift: shift)
    }
  }

  private mutating func paintPlain(_ line: Line, _ range: Range<Int>, shift: Int) {
    let part = unsafe ((range.lowerBound + shift)..<(range.upperBound + shift)).clamped(to: line.visible)
    guard !part.isEmpty else { return }
    touched += part.count
    let colors = unsafe line.looks + (part.lowerBound - shift - decoration.columns.lowerBound)
    unsafe RowBlend.blend(colors, count: part.count, over: line.target + part.lowerBound)
  }

  private mutating func paintWeighted(_ line: Line, _ range: Range<Int>, shift: Int) {
    let part = unsafe ((range.lowerBound + shift)..<(range.upperBound + shift)).clamped(to: line.visible)
    guard !part.isEmpty, let cover else { return }
    touched += part.count
    unsafe cover.fill(row: line.y, columns: part, into: line.spare)
    let first = part.lowerBound - shift - decoration.columns.lowerBound
    for index in 0..<part.count {
      let weight = unsafe decoration.weights[line.firstWeight + first + index]
      unsafe line.spare[index] = line.looks[first + index] &+ line.spare[index].faded(to: weight)
    }
    unsafe composite(line, columns: part)
  }

  private mutating func paintMiddle(_ line: Line, isWorthTable: Bool) {
    let middle = unsafe line.middle
    guard !middle.isEmpty else { return }
    let part = unsafe (stretched(middle.lowerBound)..<stretched(middle.upperBound)).clamped(to: line.visible)
    guard !part.isEmpty else { return }
    touched += part.count
    if isWorthTable, case .linear(let linear) = cover,
      unsafe linear.ramp.isOpaque || RowBlend.isUniform(line.target + part.lowerBound, count: part.count)
    {
      unsafe paintLookups(line, linear, columns: part)
    } else if let cover {
      unsafe cover.fill(row: line.y, columns: part, into: line.spare)
      unsafe composite(line, columns: part)
    } else if solid.w == 65_280 {
      unsafe (line.target + part.lowerBound).update(repeating: solid.pixel, count: part.count)
    } else if solid.w > 0 {
      unsafe RowBlend.blend(solid, count: part.count, over: line.target + part.lowerBound)
    }
  }

  /// A gradient over one colour, or one that hides what is below.
  private mutating func paintLookups(_ line: Line, _ linear: LinearCover, columns: Range<Int>) {
    let target = unsafe line.target + columns.lowerBound
    let ramp = linear.ramp
    if !ramp.isOpaque, unsafe table?.serves(target[0]) != true {
      table = unsafe RampTable(ramp, over: target[0], isDithered: dither != nil)
    }
    if let dither {
      let samples = ramp.isOpaque ? ramp.samples : table?.wide ?? []
      unsafe samples.withUnsafeBufferPointer { samples in
        guard let base = samples.baseAddress else { return }
        unsafe linear.fill(row: line.y, columns: columns, from: base, into: line.spare)
      }
      unsafe RowBlend.storeDithered(
        line.spare, count: columns.count, to: target, x: columns.lowerBound, y: line.y, by: dither)
    } else {
      let samples = ramp.isOpaque ? ramp.pixels : table?.pixels ?? []
      unsafe samples.withUnsafeBufferPointer { samples in
        guard let base = samples.baseAddress else { return }
        unsafe linear.fill(row: line.y, columns: columns, from: base, into: target)
      }
    }
  }

  private func composite(_ line: Line, columns: Range<Int>) {
    let target = unsafe line.target + columns.lowerBound
    if let dither {
      unsafe RowBlend.blendDithered(
        line.spare, count: columns.count, over: target, x: columns.lowerBound, y: line.y, by: dither)
    } else {
      unsafe RowBlend.blend(line.spare, count: columns.count, over: target)
    }
  }
}
