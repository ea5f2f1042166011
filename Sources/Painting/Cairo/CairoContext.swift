import CCairo
import Foundation
import Graphics

/// A drawing on a lent surface; Cairo keeps the first error until `checkStatus` reads it.
@safe struct CairoContext: ~Copyable {
  private let context: OpaquePointer

  /// Takes over a context that was just created.
  init(adopting context: OpaquePointer) {
    unsafe self.context = context
  }

  deinit { unsafe cairo_destroy(context) }

  /// Moves the origin, in user units.
  func translate(x: CGFloat, y: CGFloat) { unsafe cairo_translate(context, Double(x), Double(y)) }

  /// Stretches user units in both directions.
  func scale(by factor: CGFloat) { unsafe cairo_scale(context, Double(factor), Double(factor)) }

  /// Sets what the next fill paints.
  func setSource(_ color: Color) {
    unsafe cairo_set_source_rgba(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, Double(color.alpha) / 255)
  }

  /// Covers edges as exactly as Cairo can.
  func useBestAntialiasing() { unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST) }

  /// Starts a path at a point.
  func move(toX x: CGFloat, y: CGFloat) { unsafe cairo_move_to(context, Double(x), Double(y)) }

  /// Adds a closed rectangle to the path.
  func addRectangle(_ rect: CGRect) {
    unsafe cairo_rectangle(
      context, Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height))
  }

  /// Paints the inside of the path and forgets the path.
  func fill() { unsafe cairo_fill(context) }

  /// Runs `body` and then restores source, matrix and clip.
  func saved<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    unsafe cairo_save(context)
    defer { unsafe cairo_restore(context) }
    try body()
  }

  /// Paints what `body` paints as one picture with `alpha`.
  func grouped(alpha: CGFloat, _ body: () -> Void) {
    guard alpha < 1 else { return body() }
    unsafe cairo_push_group(context)
    body()
    unsafe cairo_pop_group_to_source(context)
    unsafe cairo_paint_with_alpha(context, Double(alpha))
  }

  /// Lends the context to another C library for the time of `body`.
  func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe body(context)
  }

  /// Throws the first error since the context was made.
  func checkStatus(_ subject: String) throws(PaintError) {
    try PaintError.check(unsafe cairo_status(context), subject: subject)
  }
}
