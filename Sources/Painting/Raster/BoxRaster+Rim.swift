import Graphics

extension BoxRaster {
  /// Paints what the decoration holds of `rows`; how many pixels it touched.
  func paintRim(_ rows: Range<Int>, _ line: (Int) -> Line) -> Int {
    unsafe decoration.pixels.withUnsafeBufferPointer { pixels in
      unsafe decoration.shades.withUnsafeBufferPointer { shades in
        unsafe decoration.weights.withUnsafeBufferPointer { weights in
          let kept = unsafe Kept(pixels: pixels, shades: shades, weights: weights)
          return rows.reduce(0) { unsafe $0 + paintRim(line($1), kept) }
        }
      }
    }
  }

  /// What the decoration holds, as memory.
  @unsafe private struct Kept {
    var pixels: UnsafeBufferPointer<WidePixel>
    var shades: UnsafeBufferPointer<UInt16>
    var weights: UnsafeBufferPointer<UInt16>
  }

  /// What a run of the look's columns is made of.
  private enum Kind {
    case shade, pixel, weighted
  }

  private func paintRim(_ line: Line, _ kept: Kept) -> Int {
    let look = unsafe line.look
    let (live, wide, middle) = (look.live, look.wide, look.middle)
    return unsafe paint(.shade, live.lowerBound..<wide.lowerBound, line, kept)
      + paintWide(wide.lowerBound..<middle.lowerBound, line, kept)
      + paintWide(middle.upperBound..<wide.upperBound, line, kept)
      + paint(.shade, wide.upperBound..<live.upperBound, line, kept)
  }

  private func paintWide(_ run: Range<Int>, _ line: Line, _ kept: Kept) -> Int {
    guard !run.isEmpty else { return 0 }
    let covered = unsafe line.look.covered.clamped(to: run)
    return unsafe paint(.pixel, run.lowerBound..<covered.lowerBound, line, kept)
      + paint(.weighted, covered, line, kept) + paint(.pixel, covered.upperBound..<run.upperBound, line, kept)
  }

  /// Paints a run of the look's columns; the one that is stretched is repeated.
  private func paint(_ kind: Kind, _ run: Range<Int>, _ line: Line, _ kept: Kept) -> Int {
    guard !run.isEmpty else { return 0 }
    let at = place.stretchX.at
    guard place.stretchX.extra > 0, run.contains(at) else {
      return unsafe paint(kind, run, shift: stretched(run.lowerBound) - run.lowerBound, line, kept)
    }
    return unsafe paint(kind, run.lowerBound..<at, shift: 0, line, kept) + paintRepeated(kind, at, line, kept)
      + paint(kind, (at + 1)..<run.upperBound, shift: place.stretchX.extra, line, kept)
  }

  private func paint(_ kind: Kind, _ run: Range<Int>, shift: Int, _ line: Line, _ kept: Kept) -> Int {
    let part = unsafe ((run.lowerBound + shift)..<(run.upperBound + shift)).clamped(to: line.visible)
    guard !part.isEmpty else { return 0 }
    let target = unsafe line.target + part.lowerBound
    if kind == .shade {
      let first = unsafe line.look.shade(part.lowerBound - shift)
      let shades = unsafe UnsafeBufferPointer(rebasing: kept.shades[first..<(first + part.count)])
      unsafe RowBlend.blend(decoration.shadowColor ?? .zero, through: shades, over: target)
      return part.count
    }
    let first = unsafe line.look.pixel(part.lowerBound - shift)
    let pixels = unsafe UnsafeBufferPointer(rebasing: kept.pixels[first..<(first + part.count)])
    guard let base = pixels.baseAddress else { return 0 }
    if kind == .weighted, let cover {
      unsafe paint(cover, line, kept, columns: part, from: first, step: 1)
    } else {
      unsafe RowBlend.blend(base, count: part.count, over: target)
    }
    return part.count
  }

  private func paintRepeated(_ kind: Kind, _ column: Int, _ line: Line, _ kept: Kept) -> Int {
    let part = unsafe (column..<(column + 1 + place.stretchX.extra)).clamped(to: line.visible)
    guard !part.isEmpty else { return 0 }
    let target = unsafe line.target + part.lowerBound
    switch kind {
    case .shade:
      let shade = unsafe kept.shades[line.look.shade(column)]
      unsafe RowBlend.blend(decoration.shadowColor ?? .zero, through: shade, count: part.count, over: target)
    case .pixel:
      unsafe RowBlend.blend(kept.pixels[line.look.pixel(column)], count: part.count, over: target)
    case .weighted:
      guard let cover else { return 0 }
      unsafe paint(cover, line, kept, columns: part, from: line.look.pixel(column), step: 0)
    }
    return part.count
  }

  /// Fades the cover by its weights and adds the kept pixels, those from `first` on, `step` apart.
  private func paint(_ cover: Cover, _ line: Line, _ kept: Kept, columns: Range<Int>, from first: Int, step: Int) {
    unsafe cover.fill(row: line.y, columns: columns, into: line.spare)
    for index in 0..<columns.count {
      let place = first + index * step
      unsafe line.spare[index] = kept.pixels[place] &+ line.spare[index].faded(to: kept.weights[place])
    }
    unsafe composite(line.spare, line, columns: columns)
  }
}
