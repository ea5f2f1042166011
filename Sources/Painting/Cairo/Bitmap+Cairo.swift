import CCairo
import Graphics

extension Bitmap {
  /// Cairo's limit for an image's side, in pixels.
  static let cairoSideLimit = 32_767

  /// Lends some rows as a Cairo drawing whose origin is the first of them; at most `cairoSideLimit` rows.
  mutating func draw(
    rows: Range<Int>, subject: String, _ body: (borrowing CairoContext) throws(PaintError) -> Void
  ) throws(PaintError) {
    precondition(rows.lowerBound >= 0 && rows.upperBound <= height, "The rows must be the bitmap's own.")
    guard width > 0, !rows.isEmpty else { return }
    let width = width
    try unsafe pixels.withUnsafeMutableBufferPointer { buffer throws(PaintError) in
      guard let base = buffer.baseAddress else { return }
      let first = unsafe base + rows.lowerBound * width
      let surface = unsafe first.withMemoryRebound(to: UInt8.self, capacity: rows.count * width * 4) { bytes in
        unsafe cairo_image_surface_create_for_data(
          bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: width), Int32(clamping: rows.count), Int32(clamping: width * 4))
      }
      guard let surface = unsafe surface else {
        throw PaintError(.library, subject: subject, message: "Cairo gave no surface.")
      }
      // Finishing cuts the surface's tie to the lent memory, whoever else still holds a reference.
      defer {
        unsafe cairo_surface_finish(surface)
        unsafe cairo_surface_destroy(surface)
      }
      try PaintError.check(unsafe cairo_surface_status(surface), subject: subject)
      guard let pointer = unsafe cairo_create(surface) else {
        throw PaintError(.library, subject: subject, message: "Cairo gave no context.")
      }
      let context = unsafe CairoContext(adopting: pointer)
      try body(context)
      try context.checkStatus(subject)
    }
  }
}
