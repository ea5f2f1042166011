import Graphics

/// Rows as PNG compresses them: a byte that names the filter, then the pixels.
struct Scanlines {
  /// How a pixel is spelled.
  enum Format {
    case index, rgb, rgba

    /// Bytes a pixel.
    var length: Int {
      switch self {
      case .index: 1
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  let width: Int
  let format: Format
  var bytes: [UInt8] = []

  init(width: Int, format: Format, capacity: Int) {
    self.width = width
    self.format = format
    bytes.reserveCapacity(capacity * (1 + width * format.length))
  }

  /// Bytes a row, the filter's byte among them.
  var stride: Int { 1 + width * format.length }
  /// Rows so far.
  var count: Int { bytes.count / stride }

  /// Appends premultiplied pixels as colours, alpha divided out; without alpha it is not looked at.
  mutating func append(_ pixels: Span<UInt32>) {
    let (width, stride, format) = (width, stride, format)
    let start = bytes.count
    let rows = pixels.count / width
    bytes.append(contentsOf: repeatElement(0, count: rows * stride))
    unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      guard var target = bytes.baseAddress else { return }
      unsafe target += start
      unsafe pixels.withUnsafeBufferPointer { pixels in
        guard var source = pixels.baseAddress else { return }
        for _ in 0..<rows {
          switch format {
          case .rgba: unsafe StraightAlpha.writeRGBA(source, count: width, to: target + 1)
          default: unsafe Self.writeRGB(source, count: width, to: target + 1)
          }
          unsafe source += width
          unsafe target += stride
        }
      }
    }
  }

  /// Stores four bytes a pixel, of which the next pixel overwrites the last; the row's last pixel takes three.
  private static func writeRGB(_ pixels: UnsafePointer<UInt32>, count: Int, to row: UnsafeMutablePointer<UInt8>) {
    let raw = UnsafeMutableRawPointer(row)
    var column = 0
    while column < count - 1 {
      let pixel = unsafe pixels[column]
      let spelled = (pixel.byteSwapped >> 8).littleEndian
      unsafe raw.storeBytes(of: spelled, toByteOffset: column * 3, as: UInt32.self)
      column += 1
    }
    let last = unsafe pixels[count - 1]
    let end = unsafe row + (count - 1) * 3
    unsafe end[0] = UInt8(truncatingIfNeeded: last >> 16)
    unsafe end[1] = UInt8(truncatingIfNeeded: last >> 8)
    unsafe end[2] = UInt8(truncatingIfNeeded: last)
  }
}
