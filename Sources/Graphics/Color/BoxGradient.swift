public import Foundation

/// A gradient whose line is told in terms of a box that is not known yet.
///
/// Feeds and themes spell gradients so; ``fill(in:)`` settles the line once the box has a size.
public struct BoxGradient: Hashable, Sendable {
  /// How the gradient lies in its box.
  public enum Line: Hashable, Sendable {
    /// CSS's angle in degrees: 0 runs upwards, 90 to the right.
    case angle(Double)
    /// From one unit point of the box to another.
    case points(start: UnitPoint, end: UnitPoint)
    /// Circles around a unit point, `radius` points wide; nil reaches the farthest corner.
    case radial(center: UnitPoint, radius: CGFloat?)
  }

  /// The colours.
  public var gradient: Gradient
  /// Where they run.
  public var line: Line

  /// A gradient along `line`.
  public init(_ gradient: Gradient, line: Line) {
    self.gradient = gradient
    self.line = line
  }

  /// The fill of a box of `size` points.
  public func fill(in size: CGSize) -> Fill {
    switch line {
    case .angle(let degrees):
      let ends = Self.ends(degrees: degrees, size: size)
      return .linear(gradient, start: ends.start, end: ends.end)
    case .points(let start, let end):
      return .linear(gradient, start: start, end: end)
    case .radial(let center, let radius):
      return .radial(gradient, center: center, radius: radius ?? Self.farthestCorner(from: center, size: size))
    }
  }

  /// CSS's gradient line: through the centre, as long as it takes for the end colours to reach the corners.
  private static func ends(degrees: Double, size: CGSize) -> (start: UnitPoint, end: UnitPoint) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return (.top, .bottom) }
    let direction = direction(degrees: degrees)
    let half = (abs(size.width * direction.x) + abs(size.height * direction.y)) / 2
    let x = half * direction.x / size.width
    let y = half * direction.y / size.height
    return (UnitPoint(x: 0.5 - x, y: 0.5 - y), UnitPoint(x: 0.5 + x, y: 0.5 + y))
  }

  /// The unit vector of a CSS angle, exact at the four quarters so that such gradients stay one row or one column.
  private static func direction(degrees: Double) -> CGPoint {
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    switch turn < 0 ? turn + 360 : turn {
    case 0: return CGPoint(x: 0, y: -1)
    case 90: return CGPoint(x: 1, y: 0)
    case 180: return CGPoint(x: 0, y: 1)
    case 270: return CGPoint(x: -1, y: 0)
    case let turn: return CGPoint(x: sin(turn * .pi / 180), y: -cos(turn * .pi / 180))
    }
  }

  private static func farthestCorner(from center: UnitPoint, size: CGSize) -> CGFloat {
    let x = max(abs(center.x), abs(1 - center.x)) * size.width
    let y = max(abs(center.y), abs(1 - center.y)) * size.height
    return (x * x + y * y).squareRoot()
  }
}
