/// Whether a page's rows compress better filtered, found out on a few of them.
///
/// Flat cards repeat whole pixels, which filters hide; photographs repeat nothing but their smoothness.
enum PageSample {
  private static let strips = 4
  private static let rowsPerStrip = 32

  /// Tries strips of rows spread evenly over the page; the whole of a small one.
  static func prefersFilters(_ lines: Scanlines) throws(PNGError) -> Bool {
    guard lines.format != .index else { return false }
    var sample = lines.excerpt(strips: strips, rows: rowsPerStrip)
    let deflater = try Deflater(level: 4)
    let plain = try deflater.compressed(sample.bytes).count
    RowFilter.apply(to: &sample)
    return try deflater.compressed(sample.bytes).count * 5 < plain * 4
  }
}
