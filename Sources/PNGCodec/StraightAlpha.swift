/// Between premultiplied pixels, `0xAARRGGBB`, and straight ones, bytes R G B A; rounded to nearest both ways.
///
/// There and back is the identity for every pixel whose channels do not exceed its alpha.
enum StraightAlpha {
  /// For each alpha, 2⁴⁰ · 255 / alpha, rounded up: off by less than the distance of any quotient to the next.
  private static let factors: [UInt64] = (0..<256).map { alpha in
    alpha == 0 ? 0 : ((255 << 40) + UInt64(alpha) - 1) / UInt64(alpha)
  }

  /// Spells premultiplied pixels as straight bytes.
  static func writeRGBA(_ pixels: UnsafePointer<UInt32>, count: Int, to row: UnsafeMutablePointer<UInt8>) {
    let raw = UnsafeMutableRawPointer(row)
    unsafe factors.withUnsafeBufferPointer { factors in
      var column = 0
      while column < count {
        var pixel = unsafe pixels[column]
        let alpha = pixel >> 24
        if alpha != 255 {
          let factor = unsafe factors[Int(alpha)]
          pixel =
            alpha << 24 | straight(pixel >> 16, factor) << 16 | straight(pixel >> 8, factor) << 8
            | straight(pixel, factor)
        }
        let spelled = (pixel << 8 | pixel >> 24).bigEndian
        unsafe raw.storeBytes(of: spelled, toByteOffset: column * 4, as: UInt32.self)
        column += 1
      }
    }
  }

  /// Turns straight bytes into premultiplied pixels, in place.
  static func premultiply(_ pixels: inout [UInt32]) {
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      var index = 0
      while index < pixels.count {
        let straight = unsafe pixels[index].bigEndian
        let alpha = straight & 255
        if alpha == 255 {
          unsafe pixels[index] = straight >> 8 | alpha << 24
        } else {
          let red = premultiplied(straight >> 24, alpha)
          let green = premultiplied(straight >> 16 & 255, alpha)
          let blue = premultiplied(straight >> 8 & 255, alpha)
          unsafe pixels[index] = alpha << 24 | red << 16 | green << 8 | blue
        }
        index += 1
      }
    }
  }

  private static func straight(_ channel: UInt32, _ factor: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: min(255, (UInt64(channel & 255) &* factor &+ (1 << 39)) >> 40))
  }

  private static func premultiplied(_ channel: UInt32, _ alpha: UInt32) -> UInt32 {
    (channel * alpha * 2 + 255) / 510
  }
}
