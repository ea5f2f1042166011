/// One colour of a gradient and where it stands.
public struct GradientStop: Hashable, Sendable {
  /// The place on the gradient's line: 0 is its start, 1 its end; other values extend beyond.
  public var offset: Double
  /// The colour there.
  public var color: Color

  /// A `color` at `offset`.
  public init(offset: Double, color: Color) {
    self.offset = offset
    self.color = color
  }
}
