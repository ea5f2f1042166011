public import Foundation

/// Where something stands in a longer space.
public enum ContentAlignment: Hashable, CaseIterable, Sendable {
  case start
  case center
  case end

  /// The share of the free space in front of it.
  public var share: CGFloat {
    switch self {
    case .start: 0
    case .center: 0.5
    case .end: 1
    }
  }
}
