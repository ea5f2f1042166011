public import Foundation

/// Items laid out in lines.
public struct FlowArrangement: Hashable, Sendable {
  /// One frame an item; the frames of items behind the row limit are missing.
  public var frames: [CGRect] = []
  /// The lines.
  public var rows: [FlowRow] = []
  /// The reported extent.
  public var size = CGSize.zero

  /// An arrangement of nothing.
  public init() {}
}
