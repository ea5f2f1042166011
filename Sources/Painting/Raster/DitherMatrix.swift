/// Bayer's 8 × 8 matrix: thresholds in place of rounding, of 256, spread evenly from 2 to 254.
enum DitherMatrix {
  /// The thresholds of the matrix, row by row.
  private static let thresholds: [UInt16] = (0..<64).map { place in
    // The bits of x ⊕ y and y, interleaved from the lowest up, are the rank.
    let row = place >> 3
    let mixed = (place & 7) ^ row
    let rank = (0..<3).reduce(0) { $0 << 2 | ((mixed >> $1) & 1) << 1 | ((row >> $1) & 1) }
    return UInt16(rank << 2 | 2)
  }

  /// The threshold of the pixel at (`x`, `y`) of a shape.
  static func threshold(x: Int, y: Int) -> UInt16 { thresholds[(y & 7) << 3 | (x & 7)] }

  /// The thresholds of a row from `x` on, for the four channels of eight pixels, two by two.
  static func pairs(x: Int, y: Int) -> [SIMD8<UInt16>] {
    (0..<4).map { pair in
      SIMD8(
        lowHalf: WidePixel(repeating: threshold(x: x + 2 * pair, y: y)),
        highHalf: WidePixel(repeating: threshold(x: x + 2 * pair + 1, y: y)))
    }
  }
}
