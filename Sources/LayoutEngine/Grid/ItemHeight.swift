public import Foundation

/// How an item's height follows from its width.
public enum ItemHeight: Hashable, Sendable {
  /// The same at every width.
  case fixed(CGFloat)
  /// The width divided by this; 0 where it is 0.
  case aspectRatio(CGFloat)

  /// The height at a width, a length whatever the numbers are.
  public func height(at width: CGFloat) -> CGFloat {
    switch self {
    case .fixed(let height): return height.asLength
    case .aspectRatio(let ratio):
      let ratio = ratio.asLength
      return ratio > 0 ? min(width / ratio, .largestLength) : 0
    }
  }
}
