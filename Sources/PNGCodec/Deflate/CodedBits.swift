/// Up to 64 bits, the first lowest.
struct CodedBits {
  let bits: UInt64
  let count: Int

  init(_ bits: UInt64, count: Int) {
    self.bits = bits
    self.count = count
  }

  /// Both, one after the other.
  func followed(by next: CodedBits) -> CodedBits {
    CodedBits(bits | next.bits << UInt64(truncatingIfNeeded: count), count: count + next.count)
  }
}
