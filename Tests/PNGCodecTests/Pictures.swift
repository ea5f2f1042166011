import Graphics
import TestSupport

/// Pictures for tests, each the same for the same seed.
enum Pictures {
  /// Every alpha, every channel up to it.
  static func noise(_ size: PixelSize, seed: UInt64, isOpaque: Bool = false) -> Bitmap {
    var random = SplitMix64(seed: seed)
    let pixels = (0..<size.count).map { _ in
      let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &random)
      func channel() -> UInt32 { UInt32.random(in: 0...alpha, using: &random) }
      return alpha << 24 | channel() << 16 | channel() << 8 | channel()
    }
    return Bitmap(size: size, pixels: pixels)
  }

  /// `colors` opaque colours in turn.
  static func stripes(_ size: PixelSize, colors: Int) -> Bitmap {
    Bitmap(size: size, pixels: (0..<size.count).map { 0xFF00_0000 | UInt32($0 % colors) &* 0x01_0307 & 0xFF_FFFF })
  }

  /// Smooth and restless at once, as photographs are: two waves and a little noise.
  static func photograph(_ size: PixelSize, seed: UInt64) -> Bitmap {
    var random = SplitMix64(seed: seed)
    var picture = Bitmap(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let base = UInt32(x * 90 / size.width + y * 90 / size.height)
        func channel(_ offset: UInt32) -> UInt32 { base + offset + UInt32.random(in: 0...3, using: &random) }
        picture[x, y] = 0xFF00_0000 | channel(10) << 16 | channel(30) << 8 | channel(60)
      }
    }
    return picture
  }
}
