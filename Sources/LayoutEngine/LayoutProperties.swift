/// What a layout says about itself before it is given subviews.
public struct LayoutProperties: Sendable {
  /// The axis along which the layout stacks, if it stacks along one.
  public var stackOrientation: Axis?

  public init() {}
}
