import Graphics
import Painting

/// A sheet with nothing left to decide.
struct ComposedSheet {
  /// What is painted.
  var list: DisplayList
  /// The pictures that it names.
  var pictures: [String: SheetPictures.Picture]
  /// Where each card stands and what it is made of.
  var cards: [Manifest.Card]
  /// Remarks that concern the sheet and none of its cards.
  var warnings: [String]

  /// The pixels of the pictures, by name.
  var bitmaps: [String: Bitmap] { pictures.mapValues(\.bitmap) }
}
