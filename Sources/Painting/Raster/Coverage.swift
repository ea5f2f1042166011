import Foundation
import Graphics

/// The share of each pixel that lies inside a rounded box, as exact areas.
struct Coverage {
  private let box: RoundedBox
  private let corners: [Corner]

  /// A quarter disc's square, seen from the corner: `x` and `y` are the tip, signs point into the box.
  private struct Corner {
    var x: Double
    var y: Double
    var signX: Double
    var signY: Double
    var radius: Double
  }

  init(_ box: RoundedBox) {
    self.box = box
    let all = [
      Corner(x: box.left, y: box.top, signX: 1, signY: 1, radius: box.radii.topLeft),
      Corner(x: box.right, y: box.top, signX: -1, signY: 1, radius: box.radii.topRight),
      Corner(x: box.right, y: box.bottom, signX: -1, signY: -1, radius: box.radii.bottomRight),
      Corner(x: box.left, y: box.bottom, signX: 1, signY: -1, radius: box.radii.bottomLeft),
    ]
    corners = box.isEmpty ? [] : all.filter { $0.radius > 0 }
  }

  /// Writes the shares of row `row` for all `columns`.
  func fill(row: Int, columns: Range<Int>, into shares: inout [Double]) {
    let top = Double(row)
    let high = max(0, min(box.bottom, top + 1) - max(box.top, top))
    for (index, column) in columns.enumerated() {
      let left = Double(column)
      shares[index] = box.isEmpty ? 0 : high * max(0, min(box.right, left + 1) - max(box.left, left))
    }
    guard high > 0 else { return }
    for corner in corners { subtract(corner, top: top, columns: columns, from: &shares) }
  }

  private func subtract(_ corner: Corner, top: Double, columns: Range<Int>, from shares: inout [Double]) {
    let vertical = Self.span(top, from: corner.y, sign: corner.signY, radius: corner.radius)
    guard vertical.low < vertical.high else { return }
    let far = corner.x + corner.signX * corner.radius
    let low = max(Double(columns.lowerBound), min(corner.x, far).rounded(.down))
    let high = min(Double(columns.upperBound), max(corner.x, far).rounded(.up))
    guard low < high else { return }
    for column in Int(low)..<Int(high) {
      let horizontal = Self.span(Double(column), from: corner.x, sign: corner.signX, radius: corner.radius)
      guard horizontal.low < horizontal.high else { continue }
      let whole = (horizontal.high - horizontal.low) * (vertical.high - vertical.low)
      let inside = Self.discArea(
        radius: corner.radius, x: corner.radius - horizontal.high, width: horizontal.high - horizontal.low,
        y: corner.radius - vertical.high, height: vertical.high - vertical.low)
      let index = column - columns.lowerBound
      shares[index] = max(0, shares[index] - max(0, whole - inside))
    }
  }

  /// The part of a pixel's side that lies in a corner's square, measured from the tip.
  private static func span(
    _ start: Double, from tip: Double, sign: Double, radius: Double
  ) -> (low: Double, high: Double) {
    let near = sign > 0 ? start - tip : tip - start - 1
    return (max(0, near), min(radius, near + 1))
  }

  /// The area that a rectangle in the first quadrant shares with the disc around the origin.
  private static func discArea(radius: Double, x: Double, width: Double, y: Double, height: Double) -> Double {
    func chord(_ at: Double) -> Double { at < radius ? ((radius - at) * (radius + at)).squareRoot() : 0 }
    let bottom = y + height
    let fullUntil = min(max(chord(x + width), y), bottom)
    let emptyFrom = min(max(chord(x), fullUntil), bottom)
    var area = (fullUntil - y) * width
    if emptyFrom > fullUntil {
      let near = chord(fullUntil)
      let far = chord(emptyFrom)
      area += ((near + far) / 2 - x) * (emptyFrom - fullUntil)
      area += segment(radius: radius, chord: (emptyFrom - fullUntil, near - far))
    }
    return min(area, width * height)
  }

  /// The area between an arc and its chord; a series where the angle is small and the difference would cancel.
  private static func segment(radius: Double, chord: (Double, Double)) -> Double {
    let length = (chord.0 * chord.0 + chord.1 * chord.1).squareRoot()
    let angle = 2 * asin(min(1, length / (2 * radius)))
    let square = angle * angle
    let bulge =
      angle < 0.1 ? angle * square * (1.0 / 6 - square / 120 + square * square / 5040) : angle - sin(angle)
    return radius * radius / 2 * bulge
  }
}
