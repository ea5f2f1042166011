import Graphics

/// A premultiplied pixel with 16 bits a channel, blue first as in memory; a level of 255 is 65,280.
typealias WidePixel = SIMD4<UInt16>

/// A premultiplied pixel in floating point, blue first; 1 is full.
typealias DeepPixel = SIMD4<Double>

extension WidePixel {
  /// Rounded to nearest; a channel never exceeds alpha.
  init(_ deep: DeepPixel) {
    let scaled = (deep * 65_280 + 0.5).clamped(lowerBound: .zero, upperBound: DeepPixel(repeating: 65_280))
    let alpha = UInt16(scaled.w)
    self.init(
      Swift.min(UInt16(scaled.x), alpha), Swift.min(UInt16(scaled.y), alpha), Swift.min(UInt16(scaled.z), alpha), alpha)
  }

  /// The pixel of a bitmap.
  init(pixel: UInt32) {
    self.init(
      UInt16(truncatingIfNeeded: pixel << 8), UInt16(truncatingIfNeeded: pixel & 0xFF00),
      UInt16(truncatingIfNeeded: (pixel >> 8) & 0xFF00), UInt16(truncatingIfNeeded: (pixel >> 16) & 0xFF00))
  }

  /// This pixel faded to `share` of 65,535.
  func faded(to share: UInt16) -> WidePixel {
    let product = SIMD4<UInt32>(truncatingIfNeeded: self) &* UInt32(share)
    return WidePixel(truncatingIfNeeded: product &>> 16)
  }

  /// The nearest pixel of a bitmap.
  var pixel: UInt32 { over(0, rounding: 128) }

  /// This pixel composited over a bitmap's pixel; `rounding` of 256 is added before the fraction is cut off.
  func over(_ below: UInt32, rounding: UInt16) -> UInt32 {
    let transmission = ~(w &+ (w &>> 8))
    let product = SIMD4<UInt32>(truncatingIfNeeded: WidePixel(pixel: below)) &* UInt32(transmission)
    let sum = (WidePixel(truncatingIfNeeded: product &>> 16) &+ self &+ rounding) &>> 8
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
