import Foundation
import Graphics

extension PlacedBox {
  /// The pixels of the canvas that lie within the box, but for the rows of its corners.
  var straightArea: PixelRect {
    area(
      of: outer, top: max(outer.radii.topLeft, outer.radii.topRight),
      bottom: max(outer.radii.bottomLeft, outer.radii.bottomRight))
  }

  /// The pixels that it paints in opaque colours, whatever lies below: two areas, one across the other.
  func opaqueAreas(_ item: BoxItem) -> [PixelRect] {
    guard look.opacity == 1, item.fill?.isOpaque == true else { return [] }
    let inner = outer.shrunk(by: look.inner.left - look.outer.left)
    // The outer radii are larger than those within a border.
    let radii = outer.radii
    return [
      area(of: inner, top: max(radii.topLeft, radii.topRight), bottom: max(radii.bottomLeft, radii.bottomRight)),
      area(of: inner, left: max(radii.topLeft, radii.bottomLeft), right: max(radii.topRight, radii.bottomRight)),
    ].filter { $0.width > 0 && $0.height > 0 }
  }

  /// The whole pixels within `box`, less a strip on each side.
  private func area(
    of box: RoundedBox, left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0
  ) -> PixelRect {
    let (firstColumn, firstRow) = (Int((box.left + left).rounded(.up)), Int((box.top + top).rounded(.up)))
    let endColumn = Int((box.right - right).rounded(.down))
    let endRow = Int((box.bottom - bottom).rounded(.down))
    return PixelRect(
      x: originX + firstColumn, y: originY + firstRow, width: max(0, endColumn - firstColumn),
      height: max(0, endRow - firstRow))
  }
}

extension Fill {
  /// Whether it hides what is below wherever it is.
  fileprivate var isOpaque: Bool {
    switch self {
    case .solid(let color): color.isOpaque
    case .linear(let gradient, _, _), .radial(let gradient, _, _):
      !gradient.stops.isEmpty && gradient.stops.allSatisfy(\.color.isOpaque)
    case .image: false
    }
  }
}
