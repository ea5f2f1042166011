/// A row of colour stops and the space in which they are mixed.
///
/// Beyond the first and last stop the end colours go on; at equal offsets the last stop wins.
public struct Gradient: Hashable, Sendable {
  /// Where colours are interpolated.
  public enum Space: String, CaseIterable, Sendable {
    /// The sRGB values themselves, as CSS does by default.
    case srgb
    /// Linear light.
    case linear
    /// OKLab, evenly spaced to the eye.
    case oklab
  }

  /// The stops, in the order given.
  public var stops: [GradientStop]
  /// The interpolation space.
  public var space: Space
  /// Whether alpha is multiplied in before mixing, so that a clear stop lends no colour.
  public var premultiplied: Bool

  /// A gradient over `stops`.
  public init(stops: [GradientStop], space: Space = .srgb, premultiplied: Bool = true) {
    self.stops = stops
    self.space = space
    self.premultiplied = premultiplied
  }
}
