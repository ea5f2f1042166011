/// Arithmetic on the channels of two wide pixels.
///
/// The conversions are written out lane by lane: the compiler then has one instruction for each, where the standard
/// library's generic ones become calls.
enum Lanes {
  typealias Pair = SIMD8<UInt16>

  /// The channels of two pixels of a bitmap.
  @inline(__always)
  static func widened(_ bytes: SIMD8<UInt8>) -> Pair {
    Pair(
      UInt16(bytes[0]), UInt16(bytes[1]), UInt16(bytes[2]), UInt16(bytes[3]), UInt16(bytes[4]), UInt16(bytes[5]),
      UInt16(bytes[6]), UInt16(bytes[7])) &<< 8
  }

  /// The upper half of a product: `one` faded to `other` of 65,536.
  @inline(__always)
  static func product(_ one: UInt16, _ other: UInt16) -> UInt16 {
    UInt16(truncatingIfNeeded: (UInt32(one) &* UInt32(other)) &>> 16)
  }

  /// The upper halves of eight products.
  @inline(__always)
  static func product(_ one: Pair, _ other: Pair) -> Pair {
    Pair(
      product(one[0], other[0]), product(one[1], other[1]), product(one[2], other[2]), product(one[3], other[3]),
      product(one[4], other[4]), product(one[5], other[5]), product(one[6], other[6]), product(one[7], other[7]))
  }

  /// What the sources let through of what is below, in every channel.
  @inline(__always)
  static func transmission(_ source: Pair) -> Pair {
    let alpha = Pair(source[3], source[3], source[3], source[3], source[7], source[7], source[7], source[7])
    return ~(alpha &+ (alpha &>> 8))
  }

  /// Blue and red of a colour, for each of four pixels.
  static func blueRed(_ color: WidePixel) -> Pair {
    Pair(color.x, color.z, color.x, color.z, color.x, color.z, color.x, color.z)
  }

  /// Green and alpha of a colour, for each of four pixels.
  static func greenAlpha(_ color: WidePixel) -> Pair {
    Pair(color.y, color.w, color.y, color.w, color.y, color.w, color.y, color.w)
  }

  /// Each number twice.
  @inline(__always)
  static func doubled(_ numbers: SIMD4<UInt16>) -> Pair {
    Pair(numbers[0], numbers[0], numbers[1], numbers[1], numbers[2], numbers[2], numbers[3], numbers[3])
  }

  /// Four pixels of a bitmap from the upper bytes of their channels.
  @inline(__always)
  static func joined(blueRed: Pair, greenAlpha: Pair) -> Pair { (blueRed &>> 8) | (greenAlpha & 0xFF00) }

  /// The upper bytes: four pixels of a bitmap.
  @inline(__always)
  static func narrowed(_ low: Pair, _ high: Pair) -> SIMD16<UInt8> {
    SIMD16(
      byte(low[0]), byte(low[1]), byte(low[2]), byte(low[3]), byte(low[4]), byte(low[5]), byte(low[6]), byte(low[7]),
      byte(high[0]), byte(high[1]), byte(high[2]), byte(high[3]), byte(high[4]), byte(high[5]), byte(high[6]),
      byte(high[7]))
  }

  @inline(__always)
  private static func byte(_ channel: UInt16) -> UInt8 { UInt8(truncatingIfNeeded: channel &>> 8) }
}
