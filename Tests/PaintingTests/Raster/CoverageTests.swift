import Foundation
import Graphics
import Testing

@testable import Painting

@Suite struct CoverageTests {
  private func shares(_ box: CGRect, _ radii: CornerRadii, columns: Range<Int>, rows: Range<Int>) -> [[Double]] {
    let coverage = Coverage(RoundedBox(box, radii: radii, scale: 1))
    return rows.map { row in
      var shares = Array(repeating: 0.0, count: columns.count)
      coverage.fill(row: row, columns: columns, into: &shares)
      return shares
    }
  }

  @Test func aBrokenEdgeCoversItsShareOfAPixel() {
    let shares = shares(CGRect(x: 0.25, y: 0.5, width: 2, height: 1), .zero, columns: 0..<3, rows: 0..<2)
    #expect(shares == [[0.375, 0.5, 0.125], [0.375, 0.5, 0.125]])
  }

  @Test func aQuarterDiscCoversAQuarterOfPi() {
    // A box of one pixel with one corner of radius 1 is a quarter disc.
    let radii = CornerRadii(topLeft: 1, topRight: 0, bottomRight: 0, bottomLeft: 0)
    let share = shares(CGRect(x: 0, y: 0, width: 1, height: 1), radii, columns: 0..<1, rows: 0..<1)[0][0]
    #expect(abs(share - .pi / 4) < 1e-12)
  }

  @Test(arguments: [0.3, 1, 2.5, 10, 31.7])
  func aDiscsSharesAddUpToItsArea(radius: Double) {
    let place = 40.3
    let box = CGRect(x: place - radius, y: 39.9 - radius, width: 2 * radius, height: 2 * radius)
    let sum = shares(box, CornerRadii(radius), columns: 0..<90, rows: 0..<90).joined().reduce(0, +)
    // Edges keep 16 fractional bits.
    #expect(abs(sum - .pi * radius * radius) < 4 * radius / 65_536 + 1e-9)
  }

  @Test func aPixelUnderAHugeArcIsHalfCovered() {
    // At 45° on a circle of 10⁷ pixels the arc is straight: it cuts the pixel around it in half.
    let radius = 1e7
    let diagonal = radius * (1 - 0.5.squareRoot())
    let shift = diagonal.rounded(.down) + 0.5 - diagonal
    let box = CGRect(x: shift, y: shift, width: 4e7, height: 4e7)
    let pixel = Int(diagonal.rounded(.down))
    let share = shares(box, CornerRadii(radius), columns: pixel..<(pixel + 1), rows: pixel..<(pixel + 1))[0][0]
    #expect(abs(share - 0.5) < 1e-3)
  }

  @Test func whatHasNoWidthCoversNothing() {
    for box in [CGRect(x: 1, y: 1, width: 0, height: 5), CGRect(x: 1, y: 1, width: 5, height: 0)] {
      #expect(shares(box, CornerRadii(3), columns: 0..<8, rows: 0..<8).joined().allSatisfy { $0 == 0 })
    }
  }
}
