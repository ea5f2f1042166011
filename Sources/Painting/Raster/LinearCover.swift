import Foundation
import Graphics

/// A linear gradient across a box: a ramp and the projection that indexes it.
struct LinearCover {
  private let ramp: Ramp
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

  /// Where a pixel's centre lies along the line.
  private func position(_ x: Int, _ y: Int) -> Double {
    (Double(x) + 0.5 - startX) * stepX + (Double(y) + 0.5 - startY) * stepY
  }

  /// Writes the colours of row `y` at `columns`.
  func fill(row y: Int, columns: Range<Int>, into target: UnsafeMutablePointer<WidePixel>) {
    guard let last = ramp.pieces.last else { return }
    guard stepX.isFinite else {
      unsafe target.update(repeating: ramp.samples[last.first], count: columns.count)
      return
    }
    let isRising = stepX >= 0
    var place = isRising ? columns.lowerBound : columns.upperBound
    for (index, piece) in ramp.pieces.enumerated() {
      let next = index + 1 < ramp.pieces.count ? ramp.pieces[index + 1].start : .infinity
      // A rising row takes its pieces from the left, a falling one from the right.
      let border =
        next == .infinity
        ? (isRising ? columns.upperBound : columns.lowerBound)
        : edge(of: next, row: y, columns: columns, isRising: isRising)
      let part = isRising ? place..<max(place, border) : min(place, border)..<place
      place = isRising ? part.upperBound : part.lowerBound
      guard !part.isEmpty else { continue }
      unsafe fill(piece, row: y, columns: part, into: target + (part.lowerBound - columns.lowerBound))
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

  private func fill(
    _ piece: Ramp.Piece, row y: Int, columns: Range<Int>, into target: UnsafeMutablePointer<WidePixel>
  ) {
    let count = Double(piece.last - piece.first)
    func index(_ x: Int) -> Double {
      piece.length > 0 ? min(max((position(x, y) - piece.start) / piece.length * count, 0), count) : 0
    }
    if columns.count == 1 || piece.length == 0 || stepX == 0 {
      let sample = ramp.samples[piece.first + Int(index(columns.lowerBound) + 0.5)]
      unsafe target.update(repeating: sample, count: columns.count)
      return
    }
    // 32 fractional bits: over a million columns the sum drifts by less than a thousandth of a sample.
    let unit = 4_294_967_296.0
    var place = Int((index(columns.lowerBound) + 0.5) * unit)
    let step = Int((index(columns.upperBound - 1) - index(columns.lowerBound)) / Double(columns.count - 1) * unit)
    unsafe ramp.samples.withUnsafeBufferPointer { samples in
      guard let base = samples.baseAddress else { return }
      let first = unsafe base + piece.first
      for column in 0..<columns.count {
        unsafe target[column] = first[place >> 32]
        place &+= step
      }
    }
  }
}
