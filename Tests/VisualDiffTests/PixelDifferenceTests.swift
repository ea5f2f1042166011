import Graphics
import TestSupport
import Testing
import VisualDiff

@Suite struct PixelDifferenceTests {
  private let small = PixelSize(width: 3, height: 2)

  @Test func equalPicturesDoNotDiffer() {
    let difference = PixelDifference(
      Bitmap(size: small, filledWith: 0xFF10_2030), Bitmap(size: small, filledWith: 0xFF10_2030))
    #expect(difference.isEmpty)
    #expect(difference.totalPixels == 6)
    #expect(difference.largestChannelDifference == 0)
  }

  @Test func countsPixelsAndKeepsTheLargestChannel() {
    let baseline = Bitmap(size: small, filledWith: 0xFF10_2030)
    var actual = baseline
    actual[0, 0] = 0xFF11_2030  // red +1
    actual[2, 1] = 0xFF10_0135  // green −31, blue +5
    actual[1, 1] = 0xFA10_2030  // alpha −5
    let difference = PixelDifference(baseline, actual)
    #expect(difference.differentPixels == 3)
    #expect(difference.largestChannelDifference == 31)
  }

  @Test(arguments: [
    (5, 2, 10, 4), (3, 4, 12, 6), (2, 5, 12, 8), (0, 0, 6, 6),
  ])
  func whatOnlyOneCoversDiffers(width: Int, height: Int, total: Int, different: Int) {
    let other = Bitmap(size: PixelSize(width: width, height: height), filledWith: 0xFF00_0000)
    let difference = PixelDifference(Bitmap(size: small, filledWith: 0xFF00_0000), other)
    #expect(difference.totalPixels == total)
    #expect(difference.differentPixels == different)
    #expect(difference.largestChannelDifference == 255)
  }

  @Test func isTheSameBothWays() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<50 {
      func picture() -> Bitmap {
        let width = Int.random(in: 0...4, using: &random)
        let size = PixelSize(width: width, height: Int.random(in: 0...4, using: &random))
        return Bitmap(size: size, pixels: (0..<size.count).map { _ in UInt32.random(in: 0...2, using: &random) })
      }
      let (first, second) = (picture(), picture())
      #expect(PixelDifference(first, second) == PixelDifference(second, first))
    }
  }

  @Test func drawsWhereTheyDiffer() {
    let baseline = Bitmap(size: small, filledWith: 0xFF10_2030)
    var actual = Bitmap(size: PixelSize(width: 3, height: 3), filledWith: 0xFF10_2030)
    actual[1, 0] = 0xFF10_2031
    actual[2, 0] = 0x0000_0000
    let picture = PixelDifference.picture(baseline, actual)
    #expect(picture.size == actual.size)
    // 100 + 155/255 is 100; 100 + 155 is 255.
    #expect(Array(picture.pixels[0..<3]) == [0xFFFF_FFFF, 0xFF64_0000, 0xFFFF_0000])
    #expect(Array(picture.pixels[3..<6]) == [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF])
    #expect(Array(picture.pixels[6..<9]) == [0xFFFF_00FF, 0xFFFF_00FF, 0xFFFF_00FF])
  }
}
