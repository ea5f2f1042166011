import Foundation

/// How a number from outside becomes a length that no calculation can choke on.
extension CGFloat {
  /// Two lengths that differ by no more than this are equal.
  static var lengthTolerance: CGFloat { 1e-6 }

  /// The largest length, which stands for every larger one and for infinity.
  static var largestLength: CGFloat { 1e9 }

  /// A finite number that is not negative: NaN and what lies below the tolerance are 0.
  @inline(__always)
  var asLength: CGFloat { self >= .lengthTolerance ? Swift.min(self, .largestLength) : 0 }

  /// A length, or infinity for "no maximum": NaN and infinity set none.
  var asMaximum: CGFloat { isNaN || self == .infinity ? .infinity : asLength }
}
