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
      try unsafe CairoSurface.lend(
        base + rows.lowerBound * width, size: PixelSize(width: width, height: rows.count), subject: subject
      ) { surface throws(PaintError) in
        guard let pointer = unsafe cairo_create(surface) else {
          throw PaintError(.library, subject: subject, message: "Cairo gave no context.")
        }
        let context = unsafe CairoContext(adopting: pointer)
        try body(context)
        try context.checkStatus(subject)
      }
    }
  }
}
