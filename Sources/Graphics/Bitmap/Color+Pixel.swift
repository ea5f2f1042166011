extension Color {
  /// The colour as a bitmap's pixel: alpha multiplied in, rounded to nearest.
  public var pixel: UInt32 {
    func premultiplied(_ channel: UInt8) -> UInt32 { (UInt32(channel) * UInt32(alpha) * 2 + 255) / 510 }
    return UInt32(alpha) << 24 | premultiplied(red) << 16 | premultiplied(green) << 8 | premultiplied(blue)
  }

  /// The straight colour of a bitmap's pixel, rounded to nearest; a clear pixel is clear black.
  public init(pixel: UInt32) {
    let alpha = pixel >> 24
    func straight(_ shift: UInt32) -> UInt8 {
      alpha == 0 ? 0 : UInt8(min(255, ((pixel >> shift & 255) * 510 + alpha) / (2 * alpha)))
    }
    self.init(red: straight(16), green: straight(8), blue: straight(0), alpha: UInt8(alpha))
  }
}
