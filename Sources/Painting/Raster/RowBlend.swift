/// Compositing a row of wide pixels over a row of a bitmap.
enum RowBlend {
  private typealias Pair = SIMD8<UInt16>

  /// below · (1 − alpha) + colour, for two pixels, in 16 bits; what is added last decides the rounding.
  @inline(__always)
  private static func composited(_ below: SIMD8<UInt8>, _ source: Pair, _ transmission: Pair, _ rounding: Pair)
    -> SIMD8<UInt8>
  {
    let wide = Pair(truncatingIfNeeded: below) &<< 8
    let product = SIMD8<UInt32>(truncatingIfNeeded: wide) &* SIMD8<UInt32>(truncatingIfNeeded: transmission)
    let sum = Pair(truncatingIfNeeded: product &>> 16) &+ source &+ rounding
    return SIMD8<UInt8>(truncatingIfNeeded: sum &>> 8)
  }

  @inline(__always)
  private static func transmission(_ source: Pair) -> Pair {
    let alpha = Pair(source[3], source[3], source[3], source[3], source[7], source[7], source[7], source[7])
    return ~(alpha &+ (alpha &>> 8))
  }

  /// Composites one colour over `count` pixels.
  static func blend(_ color: WidePixel, count: Int, over target: UnsafeMutablePointer<UInt32>) {
    let source = Pair(lowHalf: color, highHalf: color)
    let transmission = transmission(source)
    let rounding = Pair(repeating: 128)
    let raw = UnsafeMutableRawPointer(target)
    var index = 0
    while index &+ 2 <= count {
      let below = unsafe raw.loadUnaligned(fromByteOffset: index &* 4, as: SIMD8<UInt8>.self)
      let above = composited(below, source, transmission, rounding)
      unsafe raw.storeBytes(of: above, toByteOffset: index &* 4, as: SIMD8<UInt8>.self)
      index &+= 2
    }
    if index < count { unsafe target[index] = color.over(target[index], rounding: 128) }
  }

  /// Composites `count` colours over as many pixels.
  static func blend(
    _ colors: UnsafePointer<WidePixel>, count: Int, over target: UnsafeMutablePointer<UInt32>
  ) {
    let rounding = Pair(repeating: 128)
    let raw = UnsafeMutableRawPointer(target)
    let from = unsafe UnsafeRawPointer(colors)
    var index = 0
    while index &+ 2 <= count {
      let source = unsafe from.loadUnaligned(fromByteOffset: index &* 8, as: Pair.self)
      let below = unsafe raw.loadUnaligned(fromByteOffset: index &* 4, as: SIMD8<UInt8>.self)
      let above = composited(below, source, transmission(source), rounding)
      unsafe raw.storeBytes(of: above, toByteOffset: index &* 4, as: SIMD8<UInt8>.self)
      index &+= 2
    }
    if index < count { unsafe target[index] = colors[index].over(target[index], rounding: 128) }
  }

  /// Composites with a threshold for each pixel in place of rounding; `x` and `y` are the shape's own.
  static func blendDithered(
    _ colors: UnsafePointer<WidePixel>, count: Int, over target: UnsafeMutablePointer<UInt32>, x: Int, y: Int
  ) {
    for index in 0..<count {
      let threshold = DitherMatrix.threshold(x: x &+ index, y: y)
      unsafe target[index] = colors[index].over(target[index], rounding: threshold)
    }
  }
}
