/// A picture in memory: premultiplied, Cairo's ARGB32 order, top-down, rows without padding.
///
/// A pixel is `0xAARRGGBB` as a native integer, and no channel exceeds its alpha.
public struct Bitmap: Equatable, Sendable {
  /// Columns and rows.
  public private(set) var size: PixelSize
  /// The pixels, row by row: `size.width * size.height` of them.
  public var pixels: [UInt32]

  /// A picture of one colour, fully transparent when left out.
  public init(size: PixelSize, filledWith pixel: UInt32 = 0) {
    precondition(size.width >= 0 && size.height >= 0, "A bitmap's size cannot be negative.")
    self.size = size
    pixels = Array(repeating: pixel, count: size.width * size.height)
  }

  /// A picture over pixels that are there already; their number must be the size's.
  public init(size: PixelSize, pixels: [UInt32]) {
    precondition(pixels.count == size.width * size.height, "A bitmap needs width × height pixels.")
    self.size = size
    self.pixels = pixels
  }

  /// Columns.
  public var width: Int { size.width }
  /// Rows.
  public var height: Int { size.height }

  /// The pixel at column `x` of row `y`.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { pixels[y * size.width + x] }
    set { pixels[y * size.width + x] = newValue }
  }

  /// Takes another height, keeping the storage: one buffer serves bands of different heights.
  public mutating func resize(height: Int, filledWith pixel: UInt32 = 0) {
    precondition(height >= 0, "A bitmap's height cannot be negative.")
    let count = size.width * height
    if count < pixels.count {
      pixels.removeLast(pixels.count - count)
    } else {
      pixels.append(contentsOf: repeatElement(pixel, count: count - pixels.count))
    }
    size.height = height
  }
}
