public import Graphics

/// How two pictures differ, pixel by pixel, in premultiplied channels.
///
/// Pictures of different sizes share their top left corner; what only one of them covers differs by 255.
public struct PixelDifference: Hashable, Sendable {
  /// Pixels that differ in any channel.
  public private(set) var differentPixels = 0
  /// Pixels that either picture covers.
  public private(set) var totalPixels: Int
  /// The largest difference of a channel, 0 to 255.
  public private(set) var largestChannelDifference: UInt8 = 0

  /// Compares two pictures.
  public init(_ baseline: Bitmap, _ actual: Bitmap) {
    self.init(baseline, actual) { _, _, _ in }
  }

  /// Whether no pixel differs.
  public var isEmpty: Bool { differentPixels == 0 }

  /// Compares, and tells each differing pixel's place and largest channel difference.
  init(_ baseline: Bitmap, _ actual: Bitmap, found: (Int, Int, UInt8) -> Void) {
    let shared = PixelSize(
      width: min(baseline.width, actual.width), height: min(baseline.height, actual.height))
    let overhang = baseline.size.count + actual.size.count - 2 * shared.count
    totalPixels = shared.count + overhang
    if overhang > 0 {
      differentPixels = overhang
      largestChannelDifference = 255
    } else if baseline.pixels == actual.pixels {
      return
    }
    for y in 0..<shared.height {
      for x in 0..<shared.width {
        let difference = Self.largestDifference(baseline[x, y], actual[x, y])
        guard difference > 0 else { continue }
        differentPixels += 1
        largestChannelDifference = max(largestChannelDifference, difference)
        found(x, y, difference)
      }
    }
  }

  private static func largestDifference(_ first: UInt32, _ second: UInt32) -> UInt8 {
    guard first != second else { return 0 }
    var largest: UInt32 = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      let (a, b) = (first >> shift & 255, second >> shift & 255)
      largest = max(largest, a > b ? a - b : b - a)
    }
    return UInt8(largest)
  }
}
