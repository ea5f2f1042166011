import Foundation

/// Integration nodes along the flatter half of a corner's arc, from its diagonal to its end.
struct CornerSlope {
  struct Node {
    /// Where the node lies along the axis.
    var place: Double
    /// How deep the gap between square and arc is there.
    var depth: Double
    var weight: Double
  }

  let radius: Double
  let kernel: BlurKernel

  private static let rule: [(place: Double, weight: Double)] = [
    (0.069_431_844_202_973_71, 0.173_927_422_568_726_93), (0.330_009_478_207_571_87, 0.326_072_577_431_273_07),
    (0.669_990_521_792_428_13, 0.326_072_577_431_273_07), (0.930_568_155_797_026_3, 0.173_927_422_568_726_93),
  ]

  /// The nodes whose blur reaches `pixels`. Panels do not depend on these, so any part gives the same numbers.
  func nodes(tip: Double, sign: Double, pixels: Range<Int>) -> [Node] {
    let start = radius * (1 - 0.5.squareRoot())
    let needLow = Double(pixels.lowerBound) - kernel.reach - 1
    let needHigh = Double(pixels.upperBound) + kernel.reach + 1
    let near = max(start, sign > 0 ? needLow - tip : tip - needHigh)
    let far = min(radius, sign > 0 ? needHigh - tip : tip - needLow)
    guard near < far else { return [] }
    return kernel.sigma >= 1.5
      ? even(start: start, near: near, far: far, tip: tip, sign: sign)
      : aligned(start: start, near: near, far: far, tip: tip, sign: sign)
  }

  /// Panels of one and a half standard deviations.
  private func even(start: Double, near: Double, far: Double, tip: Double, sign: Double) -> [Node] {
    let count = max(1, ((radius - start) / (1.5 * kernel.sigma)).rounded(.up))
    let length = (radius - start) / count
    let first = Int(max(0, ((near - start) / length).rounded(.down)))
    let last = Int(min(count - 1, ((far - start) / length).rounded(.down)))
    guard first <= last else { return [] }
    return (first...last).flatMap { panel in
      nodes(from: start + Double(panel) * length, length: length, tip: tip, sign: sign)
    }
  }

  /// Panels that end where pixels do, since a narrow kernel has its edges there.
  private func aligned(start: Double, near: Double, far: Double, tip: Double, sign: Double) -> [Node] {
    let parts = kernel.sigma < 0.4 ? 4 : 2
    let low = min(tip + sign * near, tip + sign * far).rounded(.down)
    let high = max(tip + sign * near, tip + sign * far).rounded(.up)
    var nodes: [Node] = []
    for pixel in Int(low)..<Int(high) {
      let one = (Double(pixel) - tip) * sign
      let from = max(start, min(one, one + sign))
      let until = min(radius, max(one, one + sign))
      guard from < until else { continue }
      let length = (until - from) / Double(parts)
      for part in 0..<parts {
        nodes += self.nodes(from: from + Double(part) * length, length: length, tip: tip, sign: sign)
      }
    }
    return nodes
  }

  private func nodes(from start: Double, length: Double, tip: Double, sign: Double) -> [Node] {
    Self.rule.map { node in
      let along = start + node.place * length
      let rest = radius - along
      let depth = rest * rest / (radius + (along * (2 * radius - along)).squareRoot())
      return Node(place: tip + sign * along, depth: depth, weight: node.weight * length)
    }
  }
}
