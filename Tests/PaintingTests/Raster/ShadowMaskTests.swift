import Foundation
import Graphics
import TestSupport
import Testing

@testable import Painting

@Suite struct ShadowMaskTests {
  private func mask(_ box: RoundedBox, sigma: Double, side: Int) -> [[Double]] {
    let mask = ShadowMask(box, sigma: sigma, rows: 0..<side, columns: 0..<side)
    return (0..<side).map { row in
      var values = Array(repeating: 0.0, count: side)
      mask.fill(row: row, part: 0..<side, into: &values)
      return values
    }
  }

  @Test func aBlurKeepsTheArea() {
    // A box of 20 × 16 whose four corners of radius 5 lack (4 − π) · 25 together.
    for sigma in [0.01, 0.4, 1, 3, 6] {
      let box = RoundedBox(
        CGRect(x: 30.25, y: 33.5, width: 20, height: 16), radii: CornerRadii(5), scale: 1)
      let sum = mask(box, sigma: sigma, side: 90).joined().reduce(0, +)
      #expect(abs(sum - (320 - (4 - Double.pi) * 25)) < 0.01)
    }
  }

  @Test func aLongEdgeIsHalfThere() {
    // The pixels on both sides of an edge share 1; the kernel of a pixel is symmetric.
    let box = RoundedBox(CGRect(x: 20, y: -500, width: 500, height: 1000), radii: .zero, scale: 1)
    for sigma in [0.3, 1, 4] {
      let row = mask(box, sigma: sigma, side: 40)[20]
      #expect(abs(row[19] + row[20] - 1) < 1e-9)
      #expect(abs(row[12] + row[27] - 1) < 1e-9)
    }
    // σ = 1: the mean of Φ over 0...1 is Φ(1) + φ(1) − φ(0) = 0.841345 + 0.241971 − 0.398942.
    #expect(abs(mask(box, sigma: 1, side: 40)[20][20] - 0.684374) < 1e-6)
  }

  /// The mask by its definition: spans of a rounded box, line by line, each blurred in closed form.
  private func slow(_ box: RoundedBox, _ kernel: BlurKernel, x: Int, y: Int, lines: Int) -> Double {
    (0..<lines).reduce(0) { sum, line in
      let height = box.height / Double(lines)
      let place = box.top + (Double(line) + 0.5) * height
      func inset(_ radius: Double, _ distance: Double) -> Double {
        let rest = radius - distance
        return rest > 0 ? radius - (radius * radius - rest * rest).squareRoot() : 0
      }
      let (above, below) = (place - box.top, box.bottom - place)
      let left = box.left + max(inset(box.radii.topLeft, above), inset(box.radii.bottomLeft, below))
      let right = box.right - max(inset(box.radii.topRight, above), inset(box.radii.bottomRight, below))
      guard left < right else { return sum }
      let across = kernel.between(left, right, from: Double(x) + 0.5)
      return sum + across * kernel.density(Double(y) + 0.5 - place) * height
    }
  }

  @Test func agreesWithItsDefinition() {
    var scenes = RandomScene(generator: SplitMix64(seed: 12))
    for _ in 0..<12 {
      let box = RoundedBox(
        CGRect(
          x: scenes.number(2, 20), y: scenes.number(2, 20), width: scenes.number(3, 30), height: scenes.number(3, 30)),
        radii: CornerRadii(
          topLeft: scenes.number(0, 20), topRight: 0, bottomRight: scenes.number(0, 9),
          bottomLeft: scenes.number(0, 30)), scale: 1)
      let kernel = BlurKernel(sigma: scenes.choose([0.2, 0.7, 1.4, 2, 5, 12]))
      let fast = mask(box, sigma: kernel.sigma, side: 48)
      for _ in 0..<10 {
        let (x, y) = (Int(scenes.number(0, 48)), Int(scenes.number(0, 48)))
        #expect(abs(fast[y][x] - slow(box, kernel, x: x, y: y, lines: 1500)) < 0.001)
      }
    }
  }
}
