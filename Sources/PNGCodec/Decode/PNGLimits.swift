import Graphics

/// What a picture may ask for before anything is allocated for it.
public struct PNGLimits: Hashable, Sendable {
  /// Columns at most.
  public var width: Int
  /// Rows at most.
  public var height: Int
  /// Columns times rows at most; four bytes each are allocated.
  public var pixels: Int
  /// Bytes that the file's rows may inflate to.
  public var inflatedBytes: Int

  /// Limits of the caller's own.
  public init(width: Int, height: Int, pixels: Int, inflatedBytes: Int) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.inflatedBytes = inflatedBytes
  }

  /// A million pixels a side, 64 Mi pixels, 512 MiB inflated: far beyond any photograph, far below a machine's memory.
  public static let standard = PNGLimits(
    width: 1_000_000, height: 1_000_000, pixels: 64 << 20, inflatedBytes: 512 << 20)

  /// Throws for a picture beyond a limit, naming the limit.
  func check(_ size: PixelSize, inflatedBytes bytes: Int) throws(PNGError) {
    let excess: String? =
      if size.width > width {
        "\(width) columns"
      } else if size.height > height {
        "\(height) rows"
      } else if size.count > pixels {
        "\(pixels) pixels"
      } else if bytes > inflatedBytes {
        "\(inflatedBytes) inflated bytes"
      } else {
        nil
      }
    guard let excess else { return }
    throw PNGError(
      .overLimit, message: "the picture of \(size.width) × \(size.height) pixels exceeds the limit of \(excess)")
  }
}
