import Foundation
public import Graphics

extension BlurHash {
  /// The blurred picture at `size` pixels, opaque.
  ///
  /// Wolt's format: after the size digit and the largest amplitude comes the mean colour in sRGB, then two digits for
  /// each further cosine, three signed squares of 19 levels each; the sum is in linear light.
  public func bitmap(size: PixelSize) -> Bitmap {
    let columns = digits[0] % 9 + 1
    let rows = digits[0] / 9 + 1
    let amplitudes = amplitudes
    let across = Self.cosines(count: columns, length: size.width)
    let down = Self.cosines(count: rows, length: size.height)
    var bitmap = Bitmap(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        var color = SIMD3<Double>.zero
        for row in 0..<rows {
          for column in 0..<columns {
            color += amplitudes[row * columns + column] * (across[column][x] * down[row][y])
          }
        }
        bitmap[x, y] = Color(red: Self.byte(color.x), green: Self.byte(color.y), blue: Self.byte(color.z)).pixel
      }
    }
    return bitmap
  }

  /// Linear red, green and blue of each cosine, row by row; the first is the mean.
  private var amplitudes: [SIMD3<Double>] {
    let largest = Double(digits[1] + 1) / 166
    func level(_ step: Int) -> Double {
      let value = Double(step - 9) / 9
      return (value < 0 ? -value * value : value * value) * largest
    }
    let mean = SIMD3(
      TransferFunction.linear(averageColor.red), TransferFunction.linear(averageColor.green),
      TransferFunction.linear(averageColor.blue))
    return [mean]
      + stride(from: 6, to: digits.count, by: 2).map { index in
        let value = min(digits[index] * 83 + digits[index + 1], 19 * 19 * 19 - 1)
        return SIMD3(level(value / 361), level(value / 19 % 19), level(value % 19))
      }
  }

  private static func cosines(count: Int, length: Int) -> [[Double]] {
    (0..<count).map { wave in (0..<length).map { cos(.pi * Double(wave) * Double($0) / Double(length)) } }
  }

  private static func byte(_ linear: Double) -> UInt8 {
    UInt8((TransferFunction.encoded(min(max(linear, 0), 1)) * 255).rounded())
  }
}
