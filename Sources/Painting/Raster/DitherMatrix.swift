/// Bayer's matrix: thresholds in place of rounding, of 256, spread evenly.
///
/// A finer one only pays where a level lasts: on a steep gradient the levels move on before the matrix has shown all
/// its shades, and what it adds is noise that no compressor can tell from a pattern.
enum DitherMatrix {
  /// 2 × 2: quarters of a level.
  case coarse
  /// 8 × 8: sixty-fourths of a level.
  case fine

  private static let coarseThresholds = thresholds(bits: 1)
  private static let fineThresholds = thresholds(bits: 3)

  /// Pixels that a level may last on a gradient for which the coarse matrix is fine enough.
  private static let steepWidth = 32.0

  /// For a gradient that takes `pixels` to change by a level where it changes slowest.
  init(pixelsPerLevel pixels: Double) { self = pixels <= Self.steepWidth ? .coarse : .fine }

  /// The thresholds of a matrix of 2^bits a side, row by row.
  private static func thresholds(bits: Int) -> [UInt16] {
    let count = 1 << (2 * bits)
    return (0..<count).map { place in
      // The bits of x ⊕ y and y, interleaved from the lowest up, are the rank.
      let row = place >> bits
      let mixed = (place & (1 << bits - 1)) ^ row
      let rank = (0..<bits).reduce(0) { $0 << 2 | ((mixed >> $1) & 1) << 1 | ((row >> $1) & 1) }
      return UInt16((2 * rank + 1) * 128 / count)
    }
  }

  /// The threshold of the pixel at (`x`, `y`) of a shape.
  func threshold(x: Int, y: Int) -> UInt16 {
    switch self {
    case .coarse: Self.coarseThresholds[(y & 1) << 1 | (x & 1)]
    case .fine: Self.fineThresholds[(y & 7) << 3 | (x & 7)]
    }
  }

  /// The thresholds of a row from `x` on, for the four channels of eight pixels, two by two.
  func pairs(x: Int, y: Int) -> [SIMD8<UInt16>] {
    (0..<4).map { pair in
      SIMD8(
        lowHalf: WidePixel(repeating: threshold(x: x + 2 * pair, y: y)),
        highHalf: WidePixel(repeating: threshold(x: x + 2 * pair + 1, y: y)))
    }
  }
}
