public import Foundation
public import Graphics

/// A rounded box with its shadows, fill and border; formats.md says exactly what it looks like.
public struct BoxItem: Hashable, Sendable {
  /// Its frame in points; edges need not lie on pixel edges.
  public var box: CGRect
  /// Its corners, before the overlap rule.
  public var radii: CornerRadii
  /// What covers it; nil leaves it open.
  public var fill: Fill?
  /// Shadows around it, the first on top.
  public var shadows: [Shadow]
  /// The line along the inside of its edge.
  public var border: Border?
  /// 0 to 1, applied to the box with all its shadows.
  public var opacity: Double

  /// A box at `box`.
  public init(
    box: CGRect, radii: CornerRadii = .zero, fill: Fill? = nil, shadows: [Shadow] = [], border: Border? = nil,
    opacity: Double = 1
  ) {
    self.box = box
    self.radii = radii
    self.fill = fill
    self.shadows = shadows
    self.border = border
    self.opacity = opacity
  }
}
