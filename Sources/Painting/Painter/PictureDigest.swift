import Graphics

/// A picture's size and two 64-bit digests of its pixels: what stands for it in a key.
struct PictureDigest: Hashable {
  private let size: PixelSize
  private let first: UInt64
  private let second: UInt64

  init(_ picture: Bitmap) {
    size = picture.size
    var one: UInt64 = 0xCBF2_9CE4_8422_2325
    var other: UInt64 = 0x9E37_79B9_7F4A_7C15
    for pixel in picture.pixels {
      one = (one ^ UInt64(pixel)) &* 0x0000_0100_0000_01B3
      one ^= one >> 29
      other = (other &+ UInt64(pixel)) &* 0xBF58_476D_1CE4_E5B9
      other ^= other >> 32
    }
    first = one
    second = other
  }
}
