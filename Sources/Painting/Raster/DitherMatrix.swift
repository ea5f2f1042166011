/// Bayer's 8 × 8 matrix: thresholds in place of rounding, of 256, spread evenly from 2 to 254.
enum DitherMatrix {
  /// The threshold of the pixel at (`x`, `y`) of a shape.
  static func threshold(x: Int, y: Int) -> UInt16 {
    // The bits of x ⊕ y and y, interleaved from the lowest up, are the rank.
    let mixed = (x ^ y) & 7
    let row = y & 7
    var rank = 0
    for bit in 0..<3 {
      rank = rank << 2 | ((mixed >> bit) & 1) << 1 | ((row >> bit) & 1)
    }
    return UInt16(truncatingIfNeeded: rank << 2 | 2)
  }
}
