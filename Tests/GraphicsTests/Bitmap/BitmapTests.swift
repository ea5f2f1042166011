import Graphics
import Testing

@Suite struct BitmapTests {
  @Test func keepsItsRowsOneAfterTheOther() {
    var bitmap = Bitmap(size: PixelSize(width: 3, height: 2))
    bitmap[2, 1] = 7
    bitmap[0, 1] = 5
    #expect(bitmap.pixels == [0, 0, 0, 5, 0, 7])
    #expect(bitmap[2, 1] == 7)
  }

  @Test func keepsItsFirstRowsInAnotherHeight() {
    var bitmap = Bitmap(size: PixelSize(width: 2, height: 1), filledWith: 1)
    bitmap.resize(height: 3, filledWith: 9)
    #expect(bitmap == Bitmap(size: PixelSize(width: 2, height: 3), pixels: [1, 1, 9, 9, 9, 9]))
    bitmap.resize(height: 2)
    #expect(bitmap.pixels == [1, 1, 9, 9])
    bitmap.resize(height: 0)
    #expect(bitmap == Bitmap(size: PixelSize(width: 2, height: 0)))
  }

  @Test func multipliesAlphaIn() {
    // 200, 100 and 50 times 128/255 are 100.39, 50.2 and 25.1.
    #expect(Color(red: 200, green: 100, blue: 50, alpha: 128).pixel == 0x8064_3219)
    #expect(Color.clear.pixel == 0)
    #expect(Color(pixel: 0) == .clear)
  }

  @Test func givesEveryPixelBackThroughItsColor() {
    for alpha in UInt32(0)...255 {
      for channel in 0...alpha {
        let pixel = alpha << 24 | channel << 16 | (alpha - channel) << 8 | channel / 2
        #expect(Color(pixel: pixel).pixel == pixel)
      }
    }
  }

  @Test func countsPixelsWithoutOverflow() {
    #expect(PixelSize(width: 3, height: 4).count == 12)
    #expect(PixelSize(width: .max, height: 2).count == .max)
  }
}
