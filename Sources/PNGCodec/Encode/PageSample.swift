/// Whether a page's rows compress better filtered, found out on a few pieces of it.
///
/// Flat cards repeat whole pixels, which filters hide; photographs repeat nothing but their smoothness.
enum PageSample {
  private static let pieces = 8
  private static let rows = 24
  private static let columns = 256

  /// Tries pieces spread over the page; the whole of a small one.
  ///
  /// Filters must gain a fifth, as they cost time, and as pieces hide what rows far apart have in common.
  static func prefersFilters(_ lines: Scanlines) throws(PNGError) -> Bool {
    guard lines.format != .index else { return false }
    var sample = pieces(of: lines)
    let deflater = try Deflater(level: 4)
    let plain = try deflater.compressed(sample.bytes).count
    RowFilter.apply(to: &sample)
    return try deflater.compressed(sample.bytes).count * 5 < plain * 4
  }

  /// Pieces at even distances down the page and at uneven ones across, one below the other.
  private static func pieces(of lines: Scanlines) -> Scanlines {
    guard lines.count > pieces * rows else { return lines }
    let width = min(columns, lines.width)
    var sample = Scanlines(width: width, format: lines.format, capacity: pieces * rows)
    for piece in 0..<pieces {
      let top = (lines.count - rows) * piece / (pieces - 1)
      // Steps of 5/8, so that no two pieces lie at the same side of a column of cards.
      let left = (lines.width - width) * (piece * 5 % 8) / 7
      for row in top..<(top + rows) {
        let start = row * lines.stride + 1 + left * lines.format.length
        sample.bytes.append(0)
        sample.bytes.append(contentsOf: lines.bytes[start..<start + width * lines.format.length])
      }
    }
    return sample
  }
}
