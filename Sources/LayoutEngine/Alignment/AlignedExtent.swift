import Foundation

/// The reach of views whose guides lie on one line, before and behind that line.
struct AlignedExtent {
  private var start: CGFloat = .infinity
  private var end: CGFloat = -.infinity
  private var isEndless = false

  mutating func insert(length: CGFloat, guide: CGFloat) {
    guard length.isFinite else {
      isEndless = true
      return
    }
    start = min(start, -guide)
    end = max(end, length - guide)
  }

  /// Infinite where a view is.
  var length: CGFloat { isEndless ? .infinity : max(0, end - start) }

  /// Where a view begins whose guide lies at `guide`, from the start of the whole.
  func offset(guide: CGFloat) -> CGFloat { start.isFinite ? -guide - start : 0 }
}
