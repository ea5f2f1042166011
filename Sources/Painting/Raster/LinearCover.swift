import Foundation
import Graphics

/// A linear gradient across a box: a ramp and the projection that indexes it.
struct LinearCover {
  let ramp: Ramp
  private let startX: Double
  private let startY: Double
  private let stepX: Double
  private let stepY: Double

  /// From the unit points `start` to `end` of `box`; nil paints the last colour.
  init(ramp: Ramp, start: UnitPoint, end: UnitPoint, in box: RoundedBox) {
    self.ramp = ramp
    startX = box.left + start.x * box.width
    startY = box.top + start.y * box.height
    let x = (end.x - start.x) * box.width
    let y = (end.y - start.y) * box.height
    let square = x * x + y * y
    let isLine = square > 0 && square.isFinite && (x / square).isFinite && (y / square).isFinite
    stepX = isLine ? x / square : .nan
    stepY = isLine ? y / square : .nan
  }

  /// How long a level lasts where the colours change slowest.
  var pixelsPerLevel: Double { 1 / ((stepX * stepX + stepY * stepY).squareRoot() * ramp.leastSlope) }

  /// Where a pixel's centre lies along the line.
  private func position(_ x: Int, _ y: Int) -> Double {
    (Double(x) + 0.5 - startX) * stepX + (Double(y) + 0.5 - startY) * stepY
  }

  /// Writes the colours of row `y` at `columns`; `samples` stand in place of the ramp's, one for each.
  func fill<Sample>(
    row y: Int, columns: Range<Int>, from samples: UnsafePointer<Sample>, into target: UnsafeMutablePointer<Sample>
  ) {
    guard let last = ramp.pieces.last else { return }
    guard stepX.isFinite else {
      unsafe target.update(repeating: samples[last.first], count: columns.count)
      return
    }
    let isRising = stepX >= 0
    var place = isRising ? columns.lowerBound : columns.upperBound
    for (index, piece) in ramp.pieces.enumerated() {
      // A rising row takes its pieces from the left, a falling one from the right.
      let border =
        index + 1 == ramp.pieces.count
        ? (isRising ? columns.upperBound : columns.lowerBound)
        : edge(of: ramp.pieces[index + 1].start, row: y, columns: columns, isRising: isRising)
      let part = isRising ? place..<max(place, border) : min(place, border)..<place
      place = isRising ? part.upperBound : part.lowerBound
      guard !part.isEmpty else { continue }
      let pixels = unsafe target + (part.lowerBound - columns.lowerBound)
      unsafe fill(piece, row: y, columns: part, from: samples + piece.first, into: pixels)
    }
  }

  /// The first column at or beyond `offset` in a rising row; in a falling one, the column after the last such.
  private func edge(of offset: Double, row y: Int, columns: Range<Int>, isRising: Bool) -> Int {
    let (low, high) = (columns.lowerBound, columns.upperBound)
    if stepX == 0 { return position(low, y) >= offset ? low : high }
    let guess = (offset - position(low, y)) / stepX
    var column = low + Int(min(max(guess.rounded(.up), 0), Double(high - low)))
    func isBelow(_ column: Int) -> Bool { (position(column, y) < offset) == isRising }
    while column > low, !isBelow(column - 1) { column -= 1 }
    while column < high, isBelow(column) { column += 1 }
    return column
  }

  @inline(__always)
  private func fill<Sample>(
    _ piece: Ramp.Piece, row y: Int, columns: Range<Int>, from samples: UnsafePointer<Sample>,
    into target: UnsafeMutablePointer<Sample>
  ) {
    let count = Double(piece.last - piece.first)
    func index(_ x: Int) -> Double {
      piece.length > 0 ? min(max((position(x, y) - piece.start) / piece.length * count, 0), count) : 0
    }
    let start = index(columns.lowerBound)
    if columns.count == 1 || piece.length == 0 || stepX == 0 {
      unsafe target.update(repeating: samples[Int(start + 0.5)], count: columns.count)
      return
    }
    // 32 fractional bits: over a million columns the sum drifts by less than a thousandth of a sample.
    let unit = 4_294_967_296.0
    var place = Int((start + 0.5) * unit)
    let step = Int((index(columns.upperBound - 1) - start) / Double(columns.count - 1) * unit)
    let end = columns.count
    var column = 0
    while column &+ 4 <= end {
      unsafe target[column] = samples[place &>> 32]
      unsafe target[column &+ 1] = samples[(place &+ step) &>> 32]
      unsafe target[column &+ 2] = samples[(place &+ 2 &* step) &>> 32]
      unsafe target[column &+ 3] = samples[(place &+ 3 &* step) &>> 32]
      place &+= 4 &* step
      column &+= 4
    }
    while column < end {
      unsafe target[column] = samples[place &>> 32]
      place &+= step
      column &+= 1
    }
  }
}
