import Graphics

/// A page too large to keep: rows go to libpng in blocks that lie where they lie however high the bands are.
struct RowStream {
  private static let rowsPerBlock = 64
  private var lines: Scanlines

  init(
    size: PixelSize, isOpaque: Bool, compression: PNGCompression, pixelsPerMeter: UInt32, writer: borrowing PNGWriter
  ) throws(PNGError) {
    lines = Scanlines(width: size.width, format: isOpaque ? .rgb : .rgba, capacity: Self.rowsPerBlock)
    try writer.writeHeader(
      size: size, colorType: lines.format.colorType, palette: [], pixelsPerMeter: pixelsPerMeter)
    try writer.startRows(level: compression.streamLevel)
  }

  /// Takes further rows, and writes those that fill a block.
  mutating func append(_ pixels: Span<UInt32>, writer: borrowing PNGWriter) throws(PNGError) {
    let rows = pixels.count / lines.width
    var taken = 0
    while taken < rows {
      let count = min(rows - taken, Self.rowsPerBlock - lines.count)
      lines.append(pixels.extracting(taken * lines.width..<(taken + count) * lines.width))
      taken += count
      if lines.count == Self.rowsPerBlock { try flush(writer: writer) }
    }
  }

  /// Writes the last block and the end.
  mutating func finish(writer: borrowing PNGWriter) throws(PNGError) {
    if lines.count > 0 { try flush(writer: writer) }
    try writer.endRows()
  }

  private mutating func flush(writer: borrowing PNGWriter) throws(PNGError) {
    try writer.writeRows(lines.bytes, stride: lines.stride, filtered: PageSample.prefersFilters(lines))
    lines.bytes.removeAll(keepingCapacity: true)
  }
}
