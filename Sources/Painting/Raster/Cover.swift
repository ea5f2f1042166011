/// What covers a box with a colour of its own for each pixel.
enum Cover {
  case linear(LinearCover)
  case radial(RadialCover)
  case picture(PictureCover)

  /// The matrix that keeps bands from showing in it; nil for pictures.
  var dither: DitherMatrix? {
    switch self {
    case .linear(let cover): DitherMatrix(pixelsPerLevel: cover.pixelsPerLevel)
    case .radial(let cover): DitherMatrix(pixelsPerLevel: cover.pixelsPerLevel)
    case .picture: nil
    }
  }

  /// Writes the colours of row `y` at `columns`, both counted from the box's origin.
  func fill(row y: Int, columns: Range<Int>, into target: UnsafeMutablePointer<WidePixel>) {
    switch self {
    case .linear(let cover): unsafe cover.fill(row: y, columns: columns, into: target)
    case .radial(let cover): unsafe cover.fill(row: y, columns: columns, into: target)
    case .picture(let cover): unsafe cover.fill(row: y, columns: columns, into: target)
    }
  }
}
