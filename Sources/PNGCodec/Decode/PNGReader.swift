import CPNG
import Graphics

/// The unique owner of libpng's reading state, over bytes that outlive it.
@safe struct PNGReader: ~Copyable {
  private let file: UnsafeMutablePointer<cpng_file>

  init(_ bytes: UnsafeRawBufferPointer) throws(PNGError) {
    let start = unsafe bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    guard let file = unsafe cpng_create_reader(start, bytes.count) else {
      throw PNGError(.outOfMemory, message: "there is no memory for the PNG reader")
    }
    unsafe self.file = file
  }

  deinit { unsafe cpng_destroy_reader(file) }

  /// Reads up to the picture's data: its size, and how many bytes its rows inflate to.
  func readHeader() throws(PNGError) -> (size: PixelSize, inflatedBytes: Int) {
    var width: UInt32 = 0
    var height: UInt32 = 0
    var rowBytes = 0
    try check(unsafe cpng_read_header(file, &width, &height, &rowBytes))
    let (bytes, overflow) = rowBytes.multipliedReportingOverflow(by: Int(height))
    return (PixelSize(width: Int(width), height: Int(height)), overflow ? .max : bytes)
  }

  /// Reads the picture's data and the file's end.
  func readPixels(size: PixelSize) throws(PNGError) -> Bitmap {
    var pixels = [UInt32](repeating: 0, count: size.count)
    let succeeded = unsafe pixels.withUnsafeMutableBytes { pixels in
      let start = unsafe pixels.assumingMemoryBound(to: UInt8.self).baseAddress
      return unsafe cpng_read_pixels(file, start, size.width * 4)
    }
    try check(succeeded)
    StraightAlpha.premultiply(&pixels)
    return Bitmap(size: size, pixels: pixels)
  }

  private func check(_ succeeded: Bool) throws(PNGError) {
    guard !succeeded else { return }
    let message = unsafe withUnsafePointer(to: &file.pointee.message) { message in
      unsafe message.withMemoryRebound(to: CChar.self, capacity: 1) { unsafe String(cString: $0) }
    }
    throw PNGError(.damaged, message: "the PNG file is damaged: \(message)")
  }
}
