/// A value that a subview hands to the layout around it.
///
/// Set it with ``LayoutNode/layoutValue(key:value:)``; a layout reads it by subscripting a ``LayoutSubview``.
public protocol LayoutValueKey: SendableMetatype {
  associatedtype Value

  /// What a subview without a value of its own reads as.
  static var defaultValue: Value { get }
}
