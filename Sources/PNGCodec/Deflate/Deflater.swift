import CDeflate

/// The unique owner of a libdeflate compressor.
@safe struct Deflater: ~Copyable {
  private let compressor: OpaquePointer

  init(level: Int32) throws(PNGError) {
    guard let compressor = unsafe libdeflate_alloc_compressor(level) else {
      throw PNGError(.outOfMemory, message: "there is no memory for the compressor")
    }
    unsafe self.compressor = compressor
  }

  deinit { unsafe libdeflate_free_compressor(compressor) }

  /// The bytes as a zlib stream.
  func compressed(_ bytes: [UInt8]) throws(PNGError) -> [UInt8] {
    let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    let stream = unsafe [UInt8](unsafeUninitializedCapacity: bound) { stream, count in
      unsafe count = libdeflate_zlib_compress(compressor, bytes, bytes.count, stream.baseAddress, bound)
    }
    guard !stream.isEmpty else { throw PNGError(.library, message: "the compressor failed") }
    return stream
  }
}
