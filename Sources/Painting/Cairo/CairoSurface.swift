import CCairo
import Graphics

/// Pixels that Cairo may read and write for a while.
enum CairoSurface {
  /// Lends rows of `size` that start at `pixels`, without padding, for the time of `body`.
  static func lend(
    _ pixels: UnsafeMutablePointer<UInt32>, size: PixelSize, subject: String,
    _ body: (OpaquePointer) throws(PaintError) -> Void
  ) throws(PaintError) {
    let surface = unsafe pixels.withMemoryRebound(to: UInt8.self, capacity: size.count * 4) { bytes in
      unsafe cairo_image_surface_create_for_data(
        bytes, CAIRO_FORMAT_ARGB32, Int32(clamping: size.width), Int32(clamping: size.height),
        Int32(clamping: size.width * 4))
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
    try unsafe body(surface)
  }
}
