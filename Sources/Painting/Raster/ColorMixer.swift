import Foundation
import Graphics

/// Mixes two colours in a gradient's space.
struct ColorMixer {
  private let space: Gradient.Space
  private let premultiplied: Bool
  private let from: DeepPixel
  private let to: DeepPixel

  init(from: Color, to: Color, in gradient: Gradient) {
    space = gradient.space
    premultiplied = gradient.premultiplied
    self.from = Self.coordinates(from, in: gradient)
    self.to = Self.coordinates(to, in: gradient)
  }

  /// Whether all channels change evenly.
  var isStraight: Bool { space == .srgb && (premultiplied || from.w == to.w) }

  /// Whether nothing below shows anywhere.
  var isOpaque: Bool { from.w == 1 && to.w == 1 }

  /// The colour at `share` of the way, premultiplied.
  func mixed(_ share: Double) -> DeepPixel {
    var mixed = from * (1 - share) + to * share
    if space == .srgb, premultiplied { return mixed }
    let alpha = mixed.w
    guard alpha > 0 else { return .zero }
    if premultiplied { mixed /= alpha }
    let straight = Self.encoded(mixed, from: space).clamped(lowerBound: .zero, upperBound: .one)
    var result = straight * alpha
    result.w = alpha
    return result
  }

  /// A colour in the gradient's space, alpha last and multiplied in where the gradient asks for that.
  private static func coordinates(_ color: Color, in gradient: Gradient) -> DeepPixel {
    let alpha = Double(color.alpha) / 255
    let srgb = DeepPixel(Double(color.blue) / 255, Double(color.green) / 255, Double(color.red) / 255, 0)
    var decoded: DeepPixel
    switch gradient.space {
    case .srgb: decoded = srgb
    case .linear: decoded = linear(srgb)
    case .oklab: decoded = oklab(linear: linear(srgb))
    }
    if gradient.premultiplied { decoded *= alpha }
    decoded.w = alpha
    return decoded
  }

  private static func encoded(_ mixed: DeepPixel, from space: Gradient.Space) -> DeepPixel {
    switch space {
    case .srgb: mixed
    case .linear: gamma(mixed)
    case .oklab: gamma(linear(oklab: mixed))
    }
  }

  private static func linear(_ srgb: DeepPixel) -> DeepPixel {
    DeepPixel(
      TransferFunction.linear(srgb.x), TransferFunction.linear(srgb.y), TransferFunction.linear(srgb.z), srgb.w)
  }

  private static func gamma(_ linear: DeepPixel) -> DeepPixel {
    DeepPixel(
      TransferFunction.encoded(linear.x), TransferFunction.encoded(linear.y), TransferFunction.encoded(linear.z),
      linear.w)
  }

  /// Björn Ottosson's OKLab; lightness, a and b stand in the order of red, green and blue.
  private static func oklab(linear: DeepPixel) -> DeepPixel {
    let (red, green, blue) = (linear.z, linear.y, linear.x)
    let long = cbrt(0.412_221_470_8 * red + 0.536_332_536_3 * green + 0.051_445_992_9 * blue)
    let medium = cbrt(0.211_903_498_2 * red + 0.680_699_545_1 * green + 0.107_396_956_6 * blue)
    let short = cbrt(0.088_302_461_9 * red + 0.281_718_837_6 * green + 0.629_978_700_5 * blue)
    return DeepPixel(
      0.025_904_037_1 * long + 0.782_771_766_2 * medium - 0.808_675_766_0 * short,
      1.977_998_495_1 * long - 2.428_592_205_0 * medium + 0.450_593_709_9 * short,
      0.210_454_255_3 * long + 0.793_617_785_0 * medium - 0.004_072_046_8 * short, linear.w)
  }

  private static func linear(oklab: DeepPixel) -> DeepPixel {
    let (lightness, a, b) = (oklab.z, oklab.y, oklab.x)
    func cubed(_ value: Double) -> Double { value * value * value }
    let long = cubed(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
    let medium = cubed(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
    let short = cubed(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
    return DeepPixel(
      -0.004_196_086_3 * long - 0.703_418_614_7 * medium + 1.707_614_701_0 * short,
      -1.268_438_004_6 * long + 2.609_757_401_1 * medium - 0.341_319_396_5 * short,
      4.076_741_662_1 * long - 3.307_711_591_3 * medium + 0.230_969_929_2 * short, oklab.w)
  }
}
