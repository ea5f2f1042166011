import Foundation
import Graphics

/// A rounded box in device pixels, its radii fitted already.
struct RoundedBox: Hashable {
  var left: Double
  var top: Double
  var right: Double
  var bottom: Double
  var radii: CornerRadii

  /// Far beyond every canvas, and near enough for sums and 16 fractional bits to stay exact.
  static let limit = 1e9

  var width: Double { right - left }
  var height: Double { bottom - top }
  var isEmpty: Bool { !(right > left && bottom > top) }

  /// A box in points on a canvas of `scale` pixels a point; edges keep 16 fractional bits, so that phases can be shared.
  init(_ box: CGRect, radii: CornerRadii, scale: Double) {
    let size = CGSize(width: max(0, box.size.width), height: max(0, box.size.height))
    left = Self.edge(box.origin.x * scale)
    top = Self.edge(box.origin.y * scale)
    right = Self.edge((box.origin.x + size.width) * scale)
    bottom = Self.edge((box.origin.y + size.height) * scale)
    let scaled = radii.mapped { min(max($0 * scale, 0), Self.limit) }
    self.radii = scaled.fitted(to: CGSize(width: right - left, height: bottom - top))
  }

  private static func edge(_ value: Double) -> Double {
    (min(max(value, -limit), limit) * 65_536).rounded() / 65_536
  }

  /// The box moved by whole or broken pixels.
  func moved(x: Double, y: Double) -> RoundedBox {
    var moved = self
    moved.left += x
    moved.right += x
    moved.top += y
    moved.bottom += y
    return moved
  }

  /// The box within a border of `width`: radii shrink alike, not below 0.
  func shrunk(by width: Double) -> RoundedBox {
    var shrunk = self
    shrunk.left += width
    shrunk.top += width
    shrunk.right -= width
    shrunk.bottom -= width
    shrunk.radii = radii.mapped { max(0, $0 - width) }
    return shrunk
  }

  /// The box of a shadow's mask: square corners stay square, round ones grow, then the overlap rule holds again.
  func spread(by length: Double) -> RoundedBox {
    var grown = self
    grown.left -= length
    grown.top -= length
    grown.right += length
    grown.bottom += length
    grown.radii = radii.mapped { $0 > 0 ? max(0, $0 + length) : 0 }
      .fitted(to: CGSize(width: max(0, grown.width), height: max(0, grown.height)))
    return grown
  }
}
