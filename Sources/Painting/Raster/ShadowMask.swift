import Foundation
import Graphics

/// A blurred rounded box, averaged over each pixel, for a range of rows and columns.
///
/// Gaussian and pixel are separable, so the straight box is one product of two edges. What a round corner lacks is cut
/// at its diagonal into a square and two slopes no steeper than 45°; each is a short sum of products, one for each node
/// of a Gauss–Legendre rule along the slope. The whole mask is thus a sum of row value × column value.
struct ShadowMask {
  private let columns: Range<Int>
  private let rows: Range<Int>
  private var terms: [Term] = []
  private let kernel: BlurKernel

  private struct Term {
    var rows: Range<Int>
    var rowValues: [Double]
    var columns: Range<Int>
    var columnValues: [Double]
  }

  init(_ box: RoundedBox, sigma: Double, rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows
    self.columns = columns
    kernel = BlurKernel(sigma: sigma)
    guard !box.isEmpty else { return }
    appendTerm(weight: 1, x: .span(box.left, box.right), y: .span(box.top, box.bottom))
    appendCorner(box.radii.topLeft, x: box.left, signX: 1, y: box.top, signY: 1)
    appendCorner(box.radii.topRight, x: box.right, signX: -1, y: box.top, signY: 1)
    appendCorner(box.radii.bottomRight, x: box.right, signX: -1, y: box.bottom, signY: -1)
    appendCorner(box.radii.bottomLeft, x: box.left, signX: 1, y: box.bottom, signY: -1)
  }

  /// Writes the mask of `row` over `part` of the columns; `mask` is indexed from the first of all columns.
  func fill(row: Int, part: Range<Int>, into mask: inout [Double]) {
    let origin = columns.lowerBound
    for column in part { mask[column - origin] = 0 }
    for term in terms where term.rows.contains(row) {
      let factor = term.rowValues[row - term.rows.lowerBound]
      let touched = term.columns.clamped(to: part)
      guard factor != 0, !touched.isEmpty else { continue }
      PixelMath.accumulate(
        term.columnValues, from: touched.lowerBound - term.columns.lowerBound, count: touched.count, times: factor,
        into: &mask, at: touched.lowerBound - origin)
    }
    for column in part { mask[column - origin] = min(max(mask[column - origin], 0), 1) }
  }

  /// One factor of a term: everything between two places, or one place.
  private enum Extent {
    case span(Double, Double)
    case point(Double)

    var bounds: (low: Double, high: Double) {
      switch self {
      case .span(let one, let other): (min(one, other), max(one, other))
      case .point(let place): (place, place)
      }
    }
  }

  private mutating func appendTerm(weight: Double, x: Extent, y: Extent) {
    let rows = touched(y, within: rows)
    let columns = touched(x, within: columns)
    guard !rows.isEmpty, !columns.isEmpty else { return }
    terms.append(
      Term(
        rows: rows, rowValues: rows.map { weight * value(y, at: $0) },
        columns: columns, columnValues: columns.map { value(x, at: $0) }))
  }

  private func touched(_ extent: Extent, within range: Range<Int>) -> Range<Int> {
    let (low, high) = extent.bounds
    let first = max(Double(range.lowerBound), (low - kernel.reach - 0.5).rounded(.down))
    let last = min(Double(range.upperBound), (high + kernel.reach + 0.5).rounded(.up))
    return first < last ? Int(first)..<Int(last) : range.lowerBound..<range.lowerBound
  }

  private func value(_ extent: Extent, at pixel: Int) -> Double {
    let centre = Double(pixel) + 0.5
    switch extent {
    case .span: return kernel.between(extent.bounds.low, extent.bounds.high, from: centre)
    case .point(let place): return kernel.density(centre - place)
    }
  }

  private mutating func appendCorner(_ radius: Double, x: Double, signX: Double, y: Double, signY: Double) {
    guard radius > 0 else { return }
    let diagonal = radius * (1 - 0.5.squareRoot())
    let squareX = Extent.span(x, x + signX * diagonal)
    appendTerm(weight: -1, x: squareX, y: .span(y, y + signY * diagonal))
    let slope = CornerSlope(radius: radius, kernel: kernel)
    for node in slope.nodes(tip: y, sign: signY, pixels: rows) {
      appendTerm(weight: -node.weight, x: .span(x, x + signX * node.depth), y: .point(node.place))
    }
    for node in slope.nodes(tip: x, sign: signX, pixels: columns) {
      appendTerm(weight: -node.weight, x: .point(node.place), y: .span(y, y + signY * node.depth))
    }
  }
}
