import Foundation

/// A Gaussian averaged over a pixel, in one dimension; distances are from a pixel's centre, in pixels.
struct BlurKernel {
  let sigma: Double
  /// Where the kernel ends: beyond it lie two millionths of its weight.
  let reach: Double
  private let isWide: Bool
  private let width: Double

  init(sigma: Double) {
    self.sigma = sigma
    reach = 4.6 * sigma + 0.5
    // The pixel's own variance is 1/12; from here on the rest of its shape is worth less than 1/20,000.
    isWide = sigma >= 1.5
    width = (sigma * sigma + (isWide ? 1.0 / 12 : 0)).squareRoot()
  }

  /// The weight of a point at `distance`.
  func density(_ distance: Double) -> Double {
    guard abs(distance) < reach else { return 0 }
    if isWide {
      let ratio = distance / width
      return exp(-0.5 * ratio * ratio) / (width * 2.506_628_274_631_000_5)
    }
    return Self.normal((distance + 0.5) / width) - Self.normal((distance - 0.5) / width)
  }

  /// The weight of everything up to `distance`: the blur of a straight edge.
  func step(_ distance: Double) -> Double {
    if distance >= reach { return 1 }
    if distance <= -reach { return 0 }
    if isWide { return Self.normal(distance / width) }
    return width * (Self.ramp((distance + 0.5) / width) - Self.ramp((distance - 0.5) / width))
  }

  /// The weight between two places, `low` below `high`, seen from a pixel's centre.
  func between(_ low: Double, _ high: Double, from centre: Double) -> Double {
    step(centre - low) - step(centre - high)
  }

  private static func normal(_ value: Double) -> Double { 0.5 * erfc(-value * 0.707_106_781_186_547_5) }

  /// The integral of `normal`.
  private static func ramp(_ value: Double) -> Double {
    value * normal(value) + exp(-0.5 * value * value) / 2.506_628_274_631_000_5
  }
}
