import Foundation
import Graphics

/// A radial gradient across a box: a ramp indexed by the distance from its centre.
struct RadialCover {
  private let ramp: Ramp
  private let centerX: Double
  private let centerY: Double
  private let radius: Double

  /// Around the unit point `center` of `box`, `radius` pixels wide.
  init(ramp: Ramp, center: UnitPoint, radius: Double, in box: RoundedBox) {
    self.ramp = ramp
    centerX = box.left + center.x * box.width
    centerY = box.top + center.y * box.height
    self.radius = radius
  }

  /// How long a level lasts where the colours change slowest.
  var pixelsPerLevel: Double { radius / ramp.leastSlope }

  /// Writes the colours of row `y` at `columns`.
  func fill(row y: Int, columns: Range<Int>, into target: UnsafeMutablePointer<WidePixel>) {
    guard let last = ramp.pieces.indices.last else { return }
    guard radius > 0, radius.isFinite else {
      unsafe target.update(repeating: ramp.samples[ramp.pieces[last].first], count: columns.count)
      return
    }
    let down = Double(y) + 0.5 - centerY
    func place(_ column: Int) -> Double {
      let across = Double(column) + 0.5 - centerX
      return (across * across + down * down).squareRoot() / radius
    }
    var piece = ramp.piece(at: place(columns.lowerBound))
    for (index, column) in columns.enumerated() {
      let place = place(column)
      // Neighbours mostly share their piece.
      while piece < last, place >= ramp.pieces[piece + 1].start { piece += 1 }
      while piece > 0, place < ramp.pieces[piece].start { piece -= 1 }
      unsafe target[index] = ramp.color(of: ramp.pieces[piece], at: place)
    }
  }
}
