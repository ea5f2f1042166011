import Graphics
import Testing

@testable import FeedModel

@Suite struct BlurHashBitmapTests {
  @Test func paintsAHashOfOneTermInItsAverageColour() throws {
    // One column, one row: the size digit is 0; the four digits behind it are the colour.
    let hash = try #require(BlurHash("00" + Self.base83(0xFF8000, digits: 4)))
    let bitmap = hash.bitmap(size: PixelSize(width: 3, height: 2))
    #expect(bitmap.pixels == Array(repeating: 0xFFFF_8000, count: 6))
  }

  @Test func followsAHorizontalCosine() throws {
    // Two columns, one row: white-to-black amplitude over grey. Level 18 of 0…18 is the largest positive one.
    let amplitude = Self.base83(18 * 361 + 18 * 19 + 18, digits: 2)
    let hash = try #require(BlurHash("1~" + Self.base83(0x808080, digits: 4) + amplitude))
    let bitmap = hash.bitmap(size: PixelSize(width: 4, height: 1))
    let greens = bitmap.pixels.map { $0 >> 8 & 255 }
    #expect(greens == greens.sorted(by: >))
    #expect(greens[0] > 200)
    #expect(greens[3] < 60)
  }

  private static func base83(_ value: Int, digits: Int) -> String {
    let alphabet = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~")
    var value = value
    var text = ""
    for _ in 0..<digits {
      text = String(alphabet[value % 83]) + text
      value /= 83
    }
    return text
  }
}
