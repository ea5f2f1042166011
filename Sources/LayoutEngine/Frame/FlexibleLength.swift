import Foundation

/// The bounds that a flexible frame puts on one of its lengths.
///
/// Where a bound is missing, the child's length stands in for it. Contradictory bounds yield to the smaller one.
/// Source: objc.io, "Thinking in SwiftUI", Flexible Frames.
struct FlexibleLength {
  private let minimum: CGFloat?
  private let ideal: CGFloat?
  private let maximum: CGFloat?

  init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?) {
    func length(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : $0.measuredLength } }
    let minimum = length(minimum)
    self.minimum = minimum == .infinity ? .longest : minimum
    self.ideal = length(ideal).map { max($0, minimum ?? 0) }
    self.maximum = length(maximum).map { max($0, minimum ?? 0, length(ideal) ?? 0) }
  }

  var isFree: Bool { minimum == nil && ideal == nil && maximum == nil }

  /// What the child is offered.
  func offered(_ proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map { min(max($0, minimum ?? 0), maximum ?? .infinity) }
  }

  /// The frame's length around a child that took `child`.
  func resolved(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
    if proposal == nil, let ideal { return ideal }
    let least = minimum ?? min(child, maximum ?? .infinity)
    let most = maximum ?? max(child, minimum ?? 0)
    return min(max(proposal ?? child, least), most)
  }
}
