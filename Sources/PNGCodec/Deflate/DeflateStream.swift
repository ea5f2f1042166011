/// A zlib stream (RFC 1950) made of tokens.
struct DeflateStream: ~Copyable {
  private var block = DeflateBlock()
  // A window of 32 KiB, compressed faster than by default, no dictionary; a multiple of 31.
  private var writer = BitWriter(bytes: [0x78, 0x5E])

  /// Appends a token.
  @inline(__always)
  mutating func append(_ token: DeflateToken) {
    block.append(token)
    if block.isFull { block.flush(to: &writer, isLast: false) }
  }

  /// Appends a repetition of any length of at least 3 bytes, in steps that each are at least 3.
  @inline(__always)
  mutating func append(length: Int, distance: Int) {
    var rest = length
    while rest > 0 {
      let step = rest > 258 && rest < 261 ? 255 : min(rest, 258)
      append(DeflateToken(length: step, distance: distance))
      rest -= step
    }
  }

  /// The stream's bytes, closed by the Adler-32 checksum of what it holds.
  mutating func finished(checksum: UInt32) -> [UInt8] {
    block.flush(to: &writer, isLast: true)
    writer.alignToByte()
    for shift in [24, 16, 8, 0] as [UInt32] { writer.append(UInt64(checksum >> shift & 255), count: 8) }
    return writer.bytes
  }
}
