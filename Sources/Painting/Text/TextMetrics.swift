public import Foundation

/// What setting a text gave.
public struct TextMetrics: Hashable, Sendable {
  /// The widest line and the height of all lines, in points.
  public var size: CGSize
  /// How many lines are shown.
  public var lineCount: Int
  /// From the top to the first line's baseline, in points.
  public var firstBaseline: CGFloat
  /// From the top to the last line's baseline, in points.
  public var lastBaseline: CGFloat
  /// Whether an ellipsis stands for the rest.
  public var isTruncated: Bool
  /// Whether the text's base direction is from the right.
  public var isRightToLeft: Bool
  /// The family and style of each font used, in order of first use.
  public var fonts: [String]
  /// The characters that no font has, in order, each once.
  public var missing: [Unicode.Scalar]
}
