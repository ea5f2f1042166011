public import Foundation

/// How masonry is cut into pages of equal height.
public struct PagingRules: Hashable, Sendable {
  /// What happens to the items behind one that does not fit.
  public enum Mode: Hashable, Sendable {
    /// They follow it to the next page, so that pages keep the source order.
    case strict
    /// They may still fit, as CSS fragments grid lanes: a pushed item closes the tracks that it would have taken.
    case css
    /// The same, but nothing is closed.
    case cssOpen
  }

  /// What happens to an item that is taller than a page.
  public enum Tall: Hashable, Sendable {
    /// It stands at the top of its tracks and sticks out of the page.
    case overflow
    /// It has a page of its own.
    case ownPage
  }

  /// The height of a page; infinite for no limit.
  public var pageHeight: CGFloat
  /// What happens to the items behind one that does not fit.
  public var mode: Mode
  /// What happens to an item that is taller than a page.
  public var tall: Tall

  /// Pages of a height; NaN and infinity set no limit.
  public init(pageHeight: CGFloat, mode: Mode = .strict, tall: Tall = .overflow) {
    self.pageHeight = pageHeight.asMaximum
    self.mode = mode
    self.tall = tall
  }
}
