import CCairo
import Foundation
import Graphics

extension CairoContext {
  /// Fills `rect` with the whole of `picture`, smoothed; nothing outside the picture bleeds in.
  func fill(_ rect: CGRect, with picture: Bitmap, subject: String) throws(PaintError) {
    guard picture.width > 0, picture.height > 0, rect.size.width > 0, rect.size.height > 0 else { return }
    try unsafe picture.pixels.withUnsafeBufferPointer { buffer throws(PaintError) in
      guard let base = buffer.baseAddress else { return }
      // Cairo wants a mutable pointer for every surface and only reads from a source.
      try unsafe CairoSurface.lend(
        UnsafeMutablePointer(mutating: base), size: picture.size, subject: subject
      ) { surface throws(PaintError) in
        guard let pattern = unsafe cairo_pattern_create_for_surface(surface) else {
          throw PaintError(.library, subject: subject, message: "Cairo gave no pattern.")
        }
        defer { unsafe cairo_pattern_destroy(pattern) }
        unsafe setSource(pattern, of: picture.size, in: rect)
        addRectangle(rect)
        fill()
        unsafe withPointer { context in unsafe cairo_set_source_rgba(context, 0, 0, 0, 0) }
      }
    }
    try checkStatus(subject)
  }

  private func setSource(_ pattern: OpaquePointer, of size: PixelSize, in rect: CGRect) {
    var matrix = cairo_matrix_t()
    unsafe cairo_matrix_init_scale(
      &matrix, Double(size.width) / Double(rect.size.width), Double(size.height) / Double(rect.size.height))
    unsafe cairo_matrix_translate(&matrix, -Double(rect.origin.x), -Double(rect.origin.y))
    unsafe cairo_pattern_set_matrix(pattern, &matrix)
    unsafe cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    unsafe withPointer { context in unsafe cairo_set_source(context, pattern) }
  }
}
