/// A step of a deflate stream: a pixel's three bytes, a single 0, or a repetition of what came before.
struct DeflateToken {
  private let value: UInt32

  /// The 0 that begins an unfiltered row.
  static let zero = DeflateToken(value: 1 << 31)

  private init(value: UInt32) { self.value = value }

  /// Three bytes, the first lowest.
  init(pixel: UInt32) { value = 3 << 30 | pixel }

  /// `length` bytes, 3 to 258, as they were `distance` bytes ago, 1 to 32,768.
  init(length: Int, distance: Int) { value = UInt32(truncatingIfNeeded: (length - 3) << 15 | (distance - 1)) }

  var isRepetition: Bool { value < 1 << 31 }
  var isPixel: Bool { value >= 3 << 30 }
  /// A repetition's bytes, less 3.
  var length: Int { Int(value >> 15) }
  /// A repetition's way back, less 1.
  var distance: UInt32 { value & 0x7FFF }
  /// A pixel's bytes.
  var first: Int { Int(value & 255) }
  var second: Int { Int(value >> 8 & 255) }
  var third: Int { Int(value >> 16 & 255) }
}
