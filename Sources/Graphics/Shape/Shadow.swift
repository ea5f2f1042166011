public import Foundation

/// A blurred copy of a box behind it.
public struct Shadow: Hashable, Sendable {
  /// The shadow's colour.
  public var color: Color
  /// The Gaussian's standard deviation in points: SwiftUI's radius, half of a CSS or Figma blur.
  public var radius: CGFloat
  /// How far it lies to the right, in points.
  public var x: CGFloat
  /// How far it lies down, in points.
  public var y: CGFloat
  /// How much the box grows before it is blurred, in points; negative shrinks it.
  public var spread: CGFloat

  /// A shadow of `color`, blurred by `radius` and moved by `x` and `y`.
  public init(color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0, spread: CGFloat = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
    self.spread = spread
  }
}
