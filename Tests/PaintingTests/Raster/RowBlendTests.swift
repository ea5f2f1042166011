import Graphics
import TestSupport
import Testing

@testable import Painting

@Suite struct RowBlendTests {
  private var random = SplitMix64(seed: 12)

  private mutating func pixels(_ count: Int) -> [UInt32] {
    (0..<count).map { _ in
      let pixel = UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000
      return WidePixel(pixel: pixel).faded(to: UInt16(truncatingIfNeeded: random.next())).pixel
    }
  }

  /// Rows of 0 to 40 pixels, so that the last ones never fill a step of the loop.
  @Test(arguments: 0...40)
  mutating func aRowIsItsPixelsOneByOne(count: Int) {
    let below = pixels(count)
    let color = WidePixel(pixel: 0xFFC0_8040)
    let shades = (0..<count).map { _ in UInt16(truncatingIfNeeded: random.next()) }
    let shade = shades.first ?? 0
    let source = pixels(count).map { WidePixel(pixel: $0) }
    let glass = WidePixel(pixel: 0x8060_4020)
    var rows = Array(repeating: below, count: 4)
    unsafe shades.withUnsafeBufferPointer { shades in
      unsafe rows[0].withUnsafeMutableBufferPointer { row in
        if let base = row.baseAddress { unsafe RowBlend.blend(color, through: shades, over: base) }
      }
    }
    unsafe rows[1].withUnsafeMutableBufferPointer { row in
      if let base = row.baseAddress { unsafe RowBlend.blend(color, through: shade, count: count, over: base) }
    }
    unsafe rows[2].withUnsafeMutableBufferPointer { row in
      if let base = row.baseAddress { unsafe RowBlend.blend(source, count: count, over: base) }
    }
    unsafe rows[3].withUnsafeMutableBufferPointer { row in
      if let base = row.baseAddress { unsafe RowBlend.blend(glass, count: count, over: base) }
    }
    #expect(rows[0] == zip(below, shades).map { color.over($0, through: $1) })
    #expect(rows[1] == below.map { color.over($0, through: shade) })
    #expect(rows[2] == zip(below, source).map { $1.over($0, rounding: 128) })
    #expect(rows[3] == below.map { glass.over($0, rounding: 128) })
  }

  @Test(arguments: 0...40)
  mutating func aDitheredRowIsItsPixelsOneByOne(count: Int) {
    let below = pixels(count)
    let source = pixels(count).map { WidePixel(pixel: $0) }
    for (matrix, x, y) in [(DitherMatrix.coarse, 1, 2), (.fine, 5, 3), (.fine, -3, 6)] {
      var (blended, stored) = (below, below)
      unsafe blended.withUnsafeMutableBufferPointer { row in
        guard let base = row.baseAddress else { return }
        unsafe RowBlend.blendDithered(source, count: count, over: base, x: x, y: y, by: matrix)
      }
      unsafe stored.withUnsafeMutableBufferPointer { row in
        guard let base = row.baseAddress else { return }
        unsafe RowBlend.storeDithered(source, count: count, to: base, x: x, y: y, by: matrix)
      }
      let thresholds = (0..<count).map { matrix.threshold(x: x + $0, y: y) }
      #expect(blended == (0..<count).map { source[$0].over(below[$0], rounding: thresholds[$0]) })
      #expect(stored == (0..<count).map { source[$0].rounded(adding: thresholds[$0]) })
    }
  }

  @Test func whatIsInvisibleChangesNoPixel() {
    for alpha in 0...600 {
      for share in [0, 1, 2] {
        let source = WidePixel(UInt16(alpha * share / 2), 0, UInt16(alpha), UInt16(alpha))
        let changes = (0...255).contains { level in
          let below = UInt32(level) | UInt32(level) << 8 | UInt32(level) << 16 | UInt32(level) << 24
          return source.over(below, rounding: 128) != below
        }
        #expect(source.isVisible == changes, "alpha \(alpha), blue of \(share) halves")
      }
    }
  }

  @Test func aRowIsUniformOnlyIfAllItsPixelsAreOne() {
    for count in 1...40 {
      var row = [UInt32](repeating: 7, count: count)
      for different in 0..<count {
        row[different] = 8
        let isUniform = unsafe row.withUnsafeBufferPointer { row in
          guard let base = row.baseAddress else { return true }
          return unsafe RowBlend.isUniform(base, count: count)
        }
        #expect(isUniform == (count == 1))
        row[different] = 7
      }
    }
  }
}
