import Graphics

/// A premultiplied pixel with 16 bits a channel, blue first as in memory; a level of 255 is 65,280.
typealias WidePixel = SIMD4<UInt16>

/// A premultiplied pixel in floating point, blue first; 1 is full.
typealias DeepPixel = SIMD4<Double>

extension WidePixel {
  /// Rounded to nearest; a channel never exceeds alpha.
  @inline(__always)
  init(_ deep: DeepPixel) {
    let scaled = deep * 65_280
    let alpha = Self.channel(scaled.w)
    self.init(
      Swift.min(Self.channel(scaled.x), alpha), Swift.min(Self.channel(scaled.y), alpha),
      Swift.min(Self.channel(scaled.z), alpha), alpha)
  }

  /// Channels from 0 to 65,280, rounded to nearest.
  @inline(__always)
  init(rounding scaled: DeepPixel) {
    self.init(Self.rounded(scaled.x), Self.rounded(scaled.y), Self.rounded(scaled.z), Self.rounded(scaled.w))
  }

  @inline(__always)
  private static func channel(_ value: Double) -> UInt16 { rounded(Swift.min(Swift.max(value, 0), 65_280)) }

  /// Next to 2^52 a double has no fraction: what is added is rounded, and stands in its lowest bits.
  @inline(__always)
  private static func rounded(_ value: Double) -> UInt16 {
    UInt16(truncatingIfNeeded: (value + 0x1p52).bitPattern)
  }

  /// The pixel of a bitmap.
  @inline(__always)
  init(pixel: UInt32) {
    self.init(
      UInt16(truncatingIfNeeded: pixel << 8), UInt16(truncatingIfNeeded: pixel & 0xFF00),
      UInt16(truncatingIfNeeded: (pixel >> 8) & 0xFF00), UInt16(truncatingIfNeeded: (pixel >> 16) & 0xFF00))
  }

  /// This pixel faded to `share` of 65,535.
  @inline(__always)
  func faded(to share: UInt16) -> WidePixel {
    WidePixel(
      Lanes.product(x, share), Lanes.product(y, share), Lanes.product(z, share), Lanes.product(w, share))
  }

  /// What it lets through of what is below, of 65,535.
  @inline(__always)
  var transmission: UInt16 { ~(w &+ (w &>> 8)) }

  /// Whether nothing below shows through it.
  var isOpaque: Bool { w == 65_280 }

  /// Whether there is a pixel that it changes once it is rounded.
  ///
  /// It takes most from a channel of 255 and gives most to one of 0; half a level is lost in rounding.
  var isVisible: Bool {
    let taken = (65_280 * (65_536 - Int(transmission)) + 65_535) / 65_536
    return max() > 127 || taken > 128 + Int(min())
  }

  /// The nearest pixel of a bitmap.
  var pixel: UInt32 { over(0, rounding: 128) }

  /// This pixel composited over a bitmap's; `rounding` of 256 is added before the fraction is cut off.
  @inline(__always)
  func over(_ below: UInt32, rounding: UInt16) -> UInt32 {
    (WidePixel(pixel: below).faded(to: transmission) &+ self).rounded(adding: rounding)
  }

  /// This colour composited over a bitmap's pixel of which `shade` of 65,535 shows through.
  @inline(__always)
  func over(_ below: UInt32, through shade: UInt16) -> UInt32 {
    (WidePixel(pixel: below).faded(to: shade) &+ faded(to: ~shade)).rounded(adding: 128)
  }

  /// A bitmap's pixel, once a threshold of 256 is added and the fraction cut off.
  @inline(__always)
  func rounded(adding threshold: UInt16) -> UInt32 {
    let sum = (self &+ threshold) &>> 8
    return UInt32(sum.x) | UInt32(sum.y) << 8 | UInt32(sum.z) << 16 | UInt32(sum.w) << 24
  }
}

extension SIMD4<Double> {
  /// A colour with alpha multiplied in.
  init(_ color: Color) {
    let alpha = Double(color.alpha) / 255
    self.init(
      Double(color.blue) / 255 * alpha, Double(color.green) / 255 * alpha, Double(color.red) / 255 * alpha, alpha)
  }
}
