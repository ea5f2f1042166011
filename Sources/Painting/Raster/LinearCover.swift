import Foundation
import Graphics

/// A linear gradient across a box: a ramp and the projection that indexes it.
struct LinearCover {
  /// The line along which the colours change.
  struct Projection: Hashable {
    /// Where it starts, in pixels from the box's origin.
    var startX: Double
    var startY: Double
    /// Its share that a pixel to the right is worth.
    var stepX: Double
    /// Its share that a pixel down is worth.
    var stepY: Double

    /// From the unit points `start` to `end` of `box`.
    ///
    /// Steps are not numbers where the points are one, or so far away that sums of them are infinite.
    init(start: UnitPoint, end: UnitPoint, in box: RoundedBox) {
      startX = box.left + start.x * box.width
      startY = box.top + start.y * box.height
      let x = (end.x - start.x) * box.width
      let y = (end.y - start.y) * box.height
      let square = x * x + y * y
      let numbers = [startX, startY, square, x / square, y / square]
      let isLine = square > 0 && numbers.allSatisfy(\.isFinite)
      stepX = isLine ? x / square : .nan
      stepY = isLine ? y / square : .nan
    }
  }

  let ramp: Ramp
  let projection: Projection

  private var stepX: Double { projection.stepX }

  /// How long a level lasts where the colours change slowest.
  var pixelsPerLevel: Double {
    let length = (projection.stepX * projection.stepX + projection.stepY * projection.stepY).squareRoot()
    return 1 / (length * ramp.leastSlope)
  }

  /// The table that all rows of a box of `size` can be taken from; nil where each is better worked out.
  func rowsShape(_ size: PixelSize, isDithered: Bool) -> GradientRows.Shape? {
    guard ramp.isContinuous, stepX != 0 else { return nil }
    return GradientRows.Shape(
      size, slant: projection.stepY / stepX, slope: abs(stepX) * ramp.greatestSlope,
      tolerance: isDithered ? 1.0 / 32 : 1.0 / 16)
  }

  /// Where a row of pixels lies in the gradient.
  private struct Scanline {
    /// How many columns further to the right it is taken.
    var shift: Double
    /// What its height adds to each place.
    var down: Double
  }

  /// Where a pixel's centre lies along the gradient.
  private func position(_ x: Int, _ line: Scanline) -> Double {
    (Double(x) + 0.5 + line.shift - projection.startX) * stepX + line.down
  }

  /// Writes the colours of row `y` at `columns`, as if these lay `shift` columns further to the right.
  func fill(row y: Int, shift: Double = 0, columns: Range<Int>, into target: UnsafeMutablePointer<WidePixel>) {
    guard let last = ramp.pieces.indices.last, !columns.isEmpty else { return }
    let line = Scanline(shift: shift, down: (Double(y) + 0.5 - projection.startY) * projection.stepY)
    guard stepX.isFinite else {
      unsafe target.update(repeating: ramp.samples[ramp.pieces[last].first], count: columns.count)
      return
    }
    let isRising = stepX >= 0
    let end = isRising ? columns.upperBound : columns.lowerBound
    var place = isRising ? columns.lowerBound : columns.upperBound
    var index = ramp.piece(at: position(isRising ? columns.lowerBound : columns.upperBound - 1, line))
    // A rising row takes its pieces from the left, a falling one from the right.
    while place != end {
      let border =
        index == last
        ? end : edge(of: ramp.pieces[index + 1].start, line, columns: columns, isRising: isRising)
      let part = isRising ? place..<max(place, border) : min(place, border)..<place
      place = isRising ? part.upperBound : part.lowerBound
      if !part.isEmpty {
        unsafe fill(ramp.pieces[index], line, columns: part, into: target + (part.lowerBound - columns.lowerBound))
      }
      index += 1
    }
  }

  /// The first column at or beyond `offset` in a rising row; the one after the last such in a falling one.
  private func edge(of offset: Double, _ line: Scanline, columns: Range<Int>, isRising: Bool) -> Int {
    let (low, high) = (columns.lowerBound, columns.upperBound)
    if stepX == 0 { return position(low, line) >= offset ? low : high }
    let guess = (offset - position(low, line)) / stepX
    var column = low + Int(min(max(guess.rounded(.up), 0), Double(high - low)))
    func isBelow(_ column: Int) -> Bool { (position(column, line) < offset) == isRising }
    while column > low, !isBelow(column - 1) { column -= 1 }
    while column < high, isBelow(column) { column += 1 }
    return column
  }

  private func fill(
    _ piece: Ramp.Piece, _ line: Scanline, columns: Range<Int>, into target: UnsafeMutablePointer<WidePixel>
  ) {
    if piece.mixer != nil {
      for (index, column) in columns.enumerated() {
        unsafe target[index] = ramp.color(of: piece, at: position(column, line))
      }
      return
    }
    let count = Double(piece.last - piece.first)
    func index(_ x: Int) -> Double {
      piece.length > 0 ? min(max((position(x, line) - piece.start) / piece.length * count, 0), count) : 0
    }
    let start = index(columns.lowerBound)
    if columns.count == 1 || piece.length == 0 || stepX == 0 {
      unsafe target.update(repeating: ramp.samples[piece.first + Int(start + 0.5)], count: columns.count)
      return
    }
    // 32 fractional bits: over a million columns the sum drifts by less than a thousandth of a sample.
    let unit = 4_294_967_296.0
    let step = Int((index(columns.upperBound - 1) - start) / Double(columns.count - 1) * unit)
    unsafe ramp.samples.withUnsafeBufferPointer { samples in
      guard let base = samples.baseAddress else { return }
      unsafe Self.copy(
        base + piece.first, from: Int((start + 0.5) * unit), step: step, count: columns.count, into: target)
    }
  }

  /// Takes samples from the place `start` on, with 32 fractional bits, `step` apart.
  private static func copy(
    _ samples: UnsafePointer<WidePixel>, from start: Int, step: Int, count: Int,
    into target: UnsafeMutablePointer<WidePixel>
  ) {
    var place = start
    var column = 0
    while column &+ 4 <= count {
      unsafe target[column] = samples[place &>> 32]
      unsafe target[column &+ 1] = samples[(place &+ step) &>> 32]
      unsafe target[column &+ 2] = samples[(place &+ 2 &* step) &>> 32]
      unsafe target[column &+ 3] = samples[(place &+ 3 &* step) &>> 32]
      place &+= 4 &* step
      column &+= 4
    }
    while column < count {
      unsafe target[column] = samples[place &>> 32]
      place &+= step
      column &+= 1
    }
  }
}
