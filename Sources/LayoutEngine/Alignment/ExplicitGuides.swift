import Foundation

/// What a container makes of the guides that its subviews set.
enum ExplicitGuides {
  /// The mean of the values that are not nil; nil where all are.
  static func mean(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var sum: CGFloat = 0
    var count: CGFloat = 0
    for case let value? in values {
      sum += value
      count += 1
    }
    return count == 0 ? nil : sum / count
  }
}
