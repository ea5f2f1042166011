public import Foundation

/// The four radii of a rounded box.
public struct CornerRadii: Hashable, Sendable {
  /// Radius of the top left corner.
  public var topLeft: CGFloat
  /// Radius of the top right corner.
  public var topRight: CGFloat
  /// Radius of the bottom right corner.
  public var bottomRight: CGFloat
  /// Radius of the bottom left corner.
  public var bottomLeft: CGFloat

  /// Radii clockwise from the top left.
  public init(topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The same radius at every corner.
  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Square corners.
  public static let zero = CornerRadii(0)

  /// Radii that fit a box: negative ones are 0, and where two would overlap all shrink by the same factor.
  ///
  /// The rule is CSS Backgrounds 3, section 4.5 (corner overlap).
  public func fitted(to size: CGSize) -> CornerRadii {
    let positive = mapped { $0 > 0 ? $0 : 0 }
    let sides: [(length: CGFloat, sum: CGFloat)] = [
      (size.width, positive.topLeft + positive.topRight), (size.width, positive.bottomLeft + positive.bottomRight),
      (size.height, positive.topLeft + positive.bottomLeft), (size.height, positive.topRight + positive.bottomRight),
    ]
    var factor: CGFloat = 1
    for side in sides where side.sum > 0 { factor = min(factor, max(side.length, 0) / side.sum) }
    return factor < 1 ? positive.mapped { $0 * factor } : positive
  }

  /// Each radius put through `transform`.
  public func mapped(_ transform: (CGFloat) -> CGFloat) -> CornerRadii {
    CornerRadii(
      topLeft: transform(topLeft), topRight: transform(topRight),
      bottomRight: transform(bottomRight), bottomLeft: transform(bottomLeft))
  }
}
