import Foundation

/// Where a layout put a subview, before its size is known.
struct Placement {
  let position: CGPoint
  let anchor: UnitPoint
  let proposal: ProposedViewSize

  /// The frame of a subview of `size`; what is not finite falls back to the bounds' corner.
  func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
    let x = position.x.boundedCoordinate(orElse: bounds.origin.x)
    let y = position.y.boundedCoordinate(orElse: bounds.origin.y)
    return CGRect(
      x: (x - anchor.x.boundedCoordinate() * size.width).boundedCoordinate(),
      y: (y - anchor.y.boundedCoordinate() * size.height).boundedCoordinate(),
      width: size.width, height: size.height)
  }
}
