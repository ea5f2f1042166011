import CPNG
import Graphics

/// A page that is kept until its last row: as numbers of a palette's colours for as long as these suffice, then as colours.
struct WholePage {
  private let size: PixelSize
  private var palette: Palette?
  private var lines: Scanlines

  init(size: PixelSize, isOpaque: Bool) {
    self.size = size
    palette = isOpaque ? Palette() : nil
    lines = Scanlines(width: size.width, format: isOpaque ? .index : .rgba, capacity: size.height)
  }

  /// Takes further rows.
  mutating func append(_ pixels: Span<UInt32>) {
    var taken = 0
    if var colors = palette {
      palette = nil
      let rows = lines.appendNumbers(pixels, of: &colors)
      taken = rows * size.width
      if taken < pixels.count {
        lines = lines.spelledOut(colors.colors, capacity: size.height)
      } else {
        palette = colors
      }
    }
    if taken < pixels.count { lines.append(pixels.extracting(taken..<pixels.count)) }
  }

  /// Writes the whole file.
  consuming func write(
    to writer: borrowing PNGWriter, compression: PNGCompression, pixelsPerMeter: UInt32
  ) throws(PNGError) {
    let isFiltered = try PageSample.prefersFilters(lines)
    if isFiltered { RowFilter.apply(to: &lines) }
    let data =
      if lines.format == .rgb && !isFiltered, let depth = compression.depth {
        PixelDeflater.compressed(lines, depth: depth)
      } else {
        try Deflater(level: compression.deflateLevel).compressed(lines.bytes)
      }
    try writer.writeHeader(
      size: size, colorType: lines.format.colorType, palette: palette?.colors ?? [], pixelsPerMeter: pixelsPerMeter)
    try writer.writeData(data)
  }
}

extension Scanlines.Format {
  /// PNG's number for it.
  var colorType: Int32 {
    switch self {
    case .index: PNG_COLOR_TYPE_PALETTE
    case .rgb: PNG_COLOR_TYPE_RGB
    case .rgba: PNG_COLOR_TYPE_RGB_ALPHA
    }
  }
}
