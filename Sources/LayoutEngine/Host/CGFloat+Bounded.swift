import Foundation

extension CGFloat {
  /// No length, and no coordinate, is larger; sums of a million of them are still exact to 0.1.
  static let longest: CGFloat = 1e9

  /// A length that can be painted: from 0 to ``longest``, 0 for NaN.
  var boundedLength: CGFloat { self > 0 ? Swift.min(self, .longest) : 0 }

  /// A length as a subview may answer it: like ``boundedLength``, but infinity stays, as it tells of flexibility.
  var measuredLength: CGFloat { self == .infinity ? self : boundedLength }

  /// A coordinate of at most ``longest`` in either direction; NaN becomes `replacement`.
  func boundedCoordinate(orElse replacement: CGFloat = 0) -> CGFloat {
    isNaN ? replacement : Swift.min(Swift.max(self, -.longest), .longest)
  }
}

extension CGSize {
  var bounded: CGSize { CGSize(width: width.boundedLength, height: height.boundedLength) }
  var measured: CGSize { CGSize(width: width.measuredLength, height: height.measuredLength) }
}

extension ProposedViewSize {
  /// The proposal as a subview sees it: NaN is unspecified, a negative length 0.
  var measured: ProposedViewSize {
    ProposedViewSize(
      width: width.flatMap { $0.isNaN ? nil : $0.measuredLength },
      height: height.flatMap { $0.isNaN ? nil : $0.measuredLength })
  }
}
