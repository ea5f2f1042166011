/// Bits in deflate's order, lowest first, gathered into bytes.
struct BitWriter {
  /// The whole bytes so far.
  private(set) var bytes: [UInt8]
  private var pending: UInt64 = 0
  private var pendingCount = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// Appends the `count` lowest bits, at most 56; the others must be 0.
  mutating func append(_ bits: UInt64, count: Int) {
    pending |= bits << UInt64(pendingCount)
    pendingCount += count
    while pendingCount >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount -= 8
    }
  }

  /// Appends one run of at most 48 bits for each token, without a look at the array in between.
  mutating func append(
    _ tokens: UnsafeBufferPointer<DeflateToken>, bits: (DeflateToken) -> CodedBits
  ) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: tokens.count * 6 + 8))
    var (held, heldCount) = (pending, pendingCount)
    var end = start
    unsafe bytes.withUnsafeMutableBytes { bytes in
      for index in 0..<tokens.count {
        let next = unsafe bits(tokens[index])
        held |= next.bits << UInt64(truncatingIfNeeded: heldCount)
        heldCount += next.count
        unsafe bytes.storeBytes(of: held.littleEndian, toByteOffset: end, as: UInt64.self)
        end += heldCount >> 3
        held >>= UInt64(truncatingIfNeeded: heldCount & 56)
        heldCount &= 7
      }
    }
    bytes.removeLast(bytes.count - end)
    (pending, pendingCount) = (held, heldCount)
  }

  /// Fills the last byte with zeros.
  mutating func alignToByte() {
    if pendingCount > 0 { append(0, count: 8 - pendingCount) }
  }
}
