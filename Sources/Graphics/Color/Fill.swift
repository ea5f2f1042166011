public import Foundation

/// What covers a box.
public enum Fill: Hashable, Sendable {
  /// How a picture meets its box.
  public enum Fit: String, CaseIterable, Sendable {
    /// Covers the box, cut at the longer side.
    case cover
    /// Lies whole inside the box.
    case contain
    /// Stretched to the box.
    case fill
  }

  /// One colour.
  case solid(Color)
  /// A gradient along the line between two unit points of the box. Equal points paint the last colour.
  case linear(Gradient, start: UnitPoint, end: UnitPoint)
  /// A gradient in circles around a unit point of the box, `radius` points wide. Radius 0 paints the last colour.
  case radial(Gradient, center: UnitPoint, radius: CGFloat)
  /// A picture, named as its scene or feed names it; `focus` is the unit point of the picture kept in view by `cover`.
  case image(path: String, fit: Fit, focus: UnitPoint)
}
