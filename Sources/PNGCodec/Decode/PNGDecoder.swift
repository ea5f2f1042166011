public import Foundation
public import Graphics

/// Reads PNG files: every colour type, depth and interlacing.
///
/// Depths of 16 bits are rounded to 8; gamma and colour profiles are passed over. A file that is damaged anywhere up to
/// its end is refused, never read in part, and nothing is allocated for a picture beyond the limits.
public enum PNGDecoder {
  /// The picture, premultiplied.
  public static func decode(
    _ file: some ContiguousBytes, limits: PNGLimits = .standard
  ) throws(PNGError) -> Bitmap {
    try withReader(file) { (reader) throws(PNGError) in
      let header = try reader.readHeader()
      try limits.check(header.size, inflatedBytes: header.inflatedBytes)
      return try reader.readPixels(size: header.size)
    }
  }

  /// The picture's size, from what stands before its data; no limit applies, as nothing is allocated.
  public static func size(of file: some ContiguousBytes) throws(PNGError) -> PixelSize {
    try withReader(file) { (reader) throws(PNGError) in try reader.readHeader().size }
  }

  private static func withReader<Value>(
    _ file: some ContiguousBytes, _ body: (borrowing PNGReader) throws(PNGError) -> Value
  ) throws(PNGError) -> Value {
    let result: Result<Value, PNGError> = unsafe file.withUnsafeBytes { bytes in
      do throws(PNGError) {
        return .success(try body(unsafe PNGReader(bytes)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}
