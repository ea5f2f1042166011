import Foundation
import Graphics
import Painting

/// Display lists of a seeded generator: boxes of every kind, on and off the canvas.
struct RandomScene {
  var generator: any RandomNumberGenerator
  /// The largest side of a canvas in points.
  var side: Double = 60

  init(generator: any RandomNumberGenerator) { self.generator = generator }

  mutating func number(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(generator.next() >> 11) / 9_007_199_254_740_992
  }

  mutating func choose<Element>(_ elements: [Element]) -> Element {
    elements[Int(generator.next() % UInt64(elements.count))]
  }

  mutating func color() -> Color {
    let bits = generator.next()
    func byte(_ shift: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: bits >> shift) }
    return Color(red: byte(0), green: byte(8), blue: byte(16), alpha: choose([255, 255, 128, byte(24), 0]))
  }

  mutating func gradient() -> Gradient {
    let count = choose([1, 2, 3, 5])
    let offsets = (0..<count).map { _ in choose([number(-0.3, 1.3), 0.5]) }.sorted()
    return Gradient(
      stops: offsets.map { GradientStop(offset: $0, color: color()) }, space: choose(Gradient.Space.allCases),
      premultiplied: choose([true, false]))
  }

  mutating func fill() -> Fill? {
    switch choose([0, 1, 2, 2, 3]) {
    case 0: nil
    case 1: .solid(color())
    case 2:
      choose([
        .linear(gradient(), start: .zero, end: .bottomTrailing), .linear(gradient(), start: .trailing, end: .leading),
        .linear(gradient(), start: .top, end: .bottom),
        .linear(gradient(), start: UnitPoint(x: number(0, 1), y: number(0, 1)), end: .bottomLeading),
      ])
    default:
      .radial(
        gradient(), center: UnitPoint(x: number(-0.2, 1.2), y: number(-0.2, 1.2)),
        radius: choose([0, number(1, 50)]))
    }
  }

  mutating func shadow() -> Shadow {
    Shadow(
      color: color(), radius: choose([0, 0.3, 1, 2, number(0, 8), number(0, 30)]), x: number(-5, 5), y: number(-5, 9),
      spread: choose([0, 0, -3, 4, number(-30, 10)]))
  }

  mutating func box() -> BoxItem {
    let radius = number(0, 25)
    let radii = choose([
      .zero, CornerRadii(radius), CornerRadii(999),
      CornerRadii(topLeft: radius, topRight: 0, bottomRight: 3.5, bottomLeft: radius / 2),
    ])
    let whole = CGRect(
      x: number(-8, 30).rounded(), y: number(-8, 30).rounded(), width: number(4, 50).rounded(),
      height: number(4, 50).rounded())
    let broken = CGRect(x: number(-9, 30), y: number(-9, 30), width: number(0.2, 60), height: number(0.2, 60))
    let large = CGRect(x: number(-90, 9), y: number(-90, 9), width: number(60, 200), height: number(60, 200))
    return BoxItem(
      box: choose([whole, whole, broken, broken, large]), radii: radii, fill: fill(),
      shadows: (0..<choose([0, 1, 1, 2])).map { _ in shadow() },
      border: choose([nil, nil, Border(width: choose([1, 2.5, 40]), color: color())]),
      opacity: choose([1, 1, 1, number(0, 1)]))
  }

  /// A page with one to four boxes.
  mutating func list() -> DisplayList {
    DisplayList(
      size: CGSize(width: number(20, side).rounded(), height: number(20, side).rounded()),
      scale: choose([1, 1, 1.5, 2, 0.7]), background: choose([.white, color(), nil]), dither: choose([false, true]),
      items: (0..<choose([1, 1, 2, 4])).map { _ in .box(box()) })
  }
}
