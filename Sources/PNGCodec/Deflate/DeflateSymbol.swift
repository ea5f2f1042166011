/// A length's or distance's symbol and the bits that follow it (RFC 1951, 3.2.5).
struct DeflateSymbol {
  let symbol: Int
  let extra: UInt32
  let extraCount: Int

  /// For lengths of 3 to 258 bytes, less 3.
  static let lengths: [DeflateSymbol] = (0..<256).map { length in
    if length == 255 { return DeflateSymbol(symbol: 285, extra: 0, extraCount: 0) }
    if length < 8 { return DeflateSymbol(symbol: 257 + length, extra: 0, extraCount: 0) }
    let count = length.bitWidth - length.leadingZeroBitCount - 3
    return DeflateSymbol(
      symbol: 257 + 4 * count + length >> count, extra: UInt32(length & (1 << count - 1)), extraCount: count)
  }

  private init(symbol: Int, extra: UInt32, extraCount: Int) {
    self.symbol = symbol
    self.extra = extra
    self.extraCount = extraCount
  }

  /// For a distance of 1 to 32,768 bytes, less 1.
  init(distance: UInt32) {
    guard distance >= 4 else {
      self.init(symbol: Int(distance), extra: 0, extraCount: 0)
      return
    }
    let count = UInt32.bitWidth - distance.leadingZeroBitCount - 2
    self.init(
      symbol: 2 * count + Int(distance >> count), extra: distance & (1 << count - 1), extraCount: count)
  }
}
