import Graphics

/// A picture scaled for a box, as its cover.
struct PictureCover {
  /// Some of the box's rows; its columns begin at `column`.
  let picture: Bitmap
  /// The first row that the picture holds, from the box's origin.
  let row: Int
  /// The first column that the picture holds, from the box's origin.
  let column: Int
  /// The box's opacity, of 65,535.
  let share: UInt16

  /// Writes the colours of row `y` at `columns`.
  func fill(row y: Int, columns: Range<Int>, into target: UnsafeMutablePointer<WidePixel>) {
    for (index, place) in columns.enumerated() {
      let isInside = (0..<picture.width).contains(place - column) && (0..<picture.height).contains(y - row)
      let pixel = isInside ? WidePixel(pixel: picture[place - column, y - row]) : .zero
      unsafe target[index] = share == .max ? pixel : pixel.faded(to: share)
    }
  }
}
