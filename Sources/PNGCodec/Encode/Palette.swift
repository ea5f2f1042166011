/// The colours of a page, as long as they are at most 256.
///
/// A hash table with open addressing: four places a colour, so that a search nearly always ends at once.
struct Palette {
  /// Pixels in order of first appearance.
  private(set) var colors: [UInt32] = []
  private var places = [UInt16](repeating: 0, count: 1024)

  /// Writes each pixel's number to `row` and answers true, or answers false at the 257th colour.
  mutating func index(_ pixels: UnsafePointer<UInt32>, count: Int, to row: UnsafeMutablePointer<UInt8>) -> Bool {
    var last = unsafe ~pixels[0]
    var number: UInt8 = 0
    var column = 0
    while column < count {
      let pixel = unsafe pixels[column]
      if pixel != last {
        guard let found = self.number(of: pixel) else { return false }
        number = found
        last = pixel
      }
      unsafe row[column] = number
      column += 1
    }
    return true
  }

  private mutating func number(of pixel: UInt32) -> UInt8? {
    var place = Int((pixel &* 0x9E37_79B1) >> 22)
    while places[place] != 0 {
      let number = Int(places[place]) - 1
      if colors[number] == pixel { return UInt8(number) }
      place = (place + 1) & 1023
    }
    guard colors.count < 256 else { return nil }
    colors.append(pixel)
    places[place] = UInt16(colors.count)
    return UInt8(colors.count - 1)
  }
}
