import CPNG
import Graphics

/// The unique owner of libpng's writing state: the one door to the functions that can fail by jumping.
@safe struct PNGWriter: ~Copyable {
  private let file: UnsafeMutablePointer<cpng_file>

  init() throws(PNGError) {
    guard let file = unsafe cpng_create_writer() else {
      throw PNGError(.outOfMemory, message: "there is no memory for the PNG writer")
    }
    unsafe self.file = file
  }

  deinit { unsafe cpng_destroy_writer(file) }

  /// Writes what stands before the picture's data; `palette` holds pixels and may be empty.
  func writeHeader(
    size: PixelSize, colorType: Int32, palette: [UInt32], pixelsPerMeter: UInt32
  ) throws(PNGError) {
    let colors = palette.map { pixel in
      png_color(
        red: UInt8(truncatingIfNeeded: pixel >> 16), green: UInt8(truncatingIfNeeded: pixel >> 8),
        blue: UInt8(truncatingIfNeeded: pixel))
    }
    try check(
      unsafe cpng_write_header(
        file, UInt32(size.width), UInt32(size.height), colorType, colors, Int32(colors.count), pixelsPerMeter))
  }

  /// Makes ready for `writeRows`.
  func startRows(level: Int32) throws(PNGError) { try check(unsafe cpng_start_rows(file, level)) }

  /// Writes scanlines, each with a byte before it that is left out, through libpng's own compressor.
  func writeRows(_ rows: [UInt8], stride: Int, filtered: Bool) throws(PNGError) {
    let done = unsafe rows.withUnsafeBufferPointer { rows in
      guard let start = rows.baseAddress else { return true }
      return unsafe cpng_write_rows(file, start + 1, stride, rows.count / stride, filtered)
    }
    try check(done)
  }

  /// Writes the end after the last row.
  func endRows() throws(PNGError) { try check(unsafe cpng_end_rows(file)) }

  /// Writes compressed data in place of rows, and the end.
  func writeData(_ data: [UInt8]) throws(PNGError) {
    try check(unsafe cpng_write_data(file, data, data.count))
  }

  /// The bytes made since the last call.
  func takeBytes() -> [UInt8] {
    let bytes = unsafe Array(UnsafeBufferPointer(start: file.pointee.bytes, count: file.pointee.count))
    unsafe file.pointee.count = 0
    return bytes
  }

  private func check(_ succeeded: Bool) throws(PNGError) {
    guard !succeeded else { return }
    let message = unsafe withUnsafePointer(to: &file.pointee.message) { message in
      unsafe message.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
    }
    throw PNGError(.library, message: "the PNG library failed: \(message)")
  }
}
