import Graphics

/// A premultiplied picture and the device pixel of the page where its top left pixel lies.
struct PlacedBitmap: Equatable, Sendable {
  /// Column of its left edge.
  var x: Int
  /// Row of its top edge.
  var y: Int
  /// The pixels, to be composited over what is there.
  var bitmap: Bitmap
}
