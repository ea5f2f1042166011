public import Graphics

extension PixelDifference {
  /// A picture of the difference, as large as either picture needs.
  ///
  /// Equal pixels are white, differing ones red: dark where a channel is off by 1, bright where by 255. What only one
  /// picture covers is magenta.
  public static func picture(_ baseline: Bitmap, _ actual: Bitmap) -> Bitmap {
    let shared = PixelSize(
      width: min(baseline.width, actual.width), height: min(baseline.height, actual.height))
    let size = PixelSize(
      width: max(baseline.width, actual.width), height: max(baseline.height, actual.height))
    var picture = Bitmap(size: size, filledWith: 0xFFFF_00FF)
    let white = repeatElement(UInt32.max, count: shared.width)
    for y in 0..<shared.height {
      picture.pixels.replaceSubrange(y * size.width..<y * size.width + shared.width, with: white)
    }
    _ = PixelDifference(baseline, actual) { x, y, difference in
      let red = 100 + UInt32(difference) * 155 / 255
      picture[x, y] = 0xFF00_0000 | red << 16
    }
    return picture
  }
}
