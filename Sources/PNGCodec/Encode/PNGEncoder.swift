public import Graphics

/// Writes a page as PNG while its rows arrive, in bands of any height.
///
/// The file holds a palette of 8-bit numbers, RGB, or RGBA, an `sRGB` and a `pHYs` chunk, and no time. Its bytes depend
/// on the page's size and pixels and on the settings only, never on the heights of the bands.
///
/// A page of at most 32 MiB of pixels is kept, for the palette and the faster compressor; a larger one streams through
/// libpng, so that memory is bounded by a few rows.
public struct PNGEncoder: ~Copyable {
  private let size: PixelSize
  private let compression: PNGCompression
  private let pixelsPerMeter: UInt32
  private let writer: PNGWriter
  private var page: WholePage?
  private var stream: RowStream?
  private var rows = 0

  /// Starts a page.
  ///
  /// An opaque page is written without alpha, whatever its pixels' alpha says. A point is 1/72 inch. Fails for sizes
  /// that PNG cannot have: no pixels, or a side of more than 2³¹ − 1.
  public init(
    size: PixelSize, isOpaque: Bool, pixelsPerPoint: Double = 1, compression: PNGCompression = .balanced
  ) throws(PNGError) {
    try self.init(
      size: size, isOpaque: isOpaque, pixelsPerPoint: pixelsPerPoint, compression: compression,
      keptPixels: (32 << 20) / 4)
  }

  /// As above, with the number of pixels from which on a page streams.
  init(
    size: PixelSize, isOpaque: Bool, pixelsPerPoint: Double, compression: PNGCompression, keptPixels: Int
  ) throws(PNGError) {
    guard (1...0x7FFF_FFFF).contains(size.width), (1...0x7FFF_FFFF).contains(size.height) else {
      throw PNGError(.invalidSize, message: "PNG has no pictures of \(size.width) × \(size.height) pixels")
    }
    precondition(pixelsPerPoint > 0 && pixelsPerPoint < 1e6, "A PNG needs a positive, finite resolution.")
    let pixelsPerMeter = UInt32(max(1, (pixelsPerPoint * 72 / 0.0254).rounded()))
    let isKept = size.count <= keptPixels
    let writer = try PNGWriter()
    let stream =
      isKept
      ? nil
      : try RowStream(
        size: size, isOpaque: isOpaque, compression: compression, pixelsPerMeter: pixelsPerMeter, writer: writer)
    self.size = size
    self.compression = compression
    self.pixelsPerMeter = pixelsPerMeter
    self.page = isKept ? WholePage(size: size, isOpaque: isOpaque) : nil
    self.stream = stream
    self.writer = writer
  }

  /// Takes the next rows, which must be as wide as the page, and returns the bytes of the file that follow from them.
  ///
  /// These may be none: a page that is kept yields all its bytes at the end.
  public mutating func append(_ band: Bitmap) throws(PNGError) -> [UInt8] {
    guard band.width == size.width, band.height <= size.height - rows else {
      throw PNGError(
        .wrongRows,
        message: """
          a band of \(band.width) × \(band.height) pixels does not fit below row \(rows) of a page of \(size.width) × \
          \(size.height)
          """)
    }
    rows += band.height
    page?.append(band.pixels.span)
    try stream?.append(band.pixels.span, writer: writer)
    return writer.takeBytes()
  }

  /// Returns the rest of the file; all rows must have come.
  public consuming func finish() throws(PNGError) -> [UInt8] {
    guard rows == size.height else {
      throw PNGError(.wrongRows, message: "the page has \(size.height) rows, and \(rows) came")
    }
    try page?.write(to: writer, compression: compression, pixelsPerMeter: pixelsPerMeter)
    try stream?.finish(writer: writer)
    return writer.takeBytes()
  }

  /// A whole picture's file; without alpha when every pixel is opaque.
  public static func encode(
    _ bitmap: Bitmap, pixelsPerPoint: Double = 1, compression: PNGCompression = .balanced
  ) throws(PNGError) -> [UInt8] {
    let isOpaque = bitmap.pixels.allSatisfy { $0 >= 0xFF00_0000 }
    var encoder = try PNGEncoder(
      size: bitmap.size, isOpaque: isOpaque, pixelsPerPoint: pixelsPerPoint, compression: compression)
    let start = try encoder.append(bitmap)
    let rest = try encoder.finish()
    return start + rest
  }
}
