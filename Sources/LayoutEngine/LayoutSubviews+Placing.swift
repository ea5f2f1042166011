import Foundation

extension LayoutSubviews {
  /// The proposal and frame that `place` gives each subview; what was placed before is put back.
  func placements(
    in bounds: CGRect, proposal: ProposedViewSize, while place: () -> Void
  ) -> [(proposal: ProposedViewSize, rect: CGRect)] {
    let before = map(\.element.placement)
    for subview in self { subview.element.placement = nil }
    place()
    return zip(self, before).map { subview, earlier in
      let placed = subview.element.placed(in: bounds, proposal: proposal)
      subview.element.placement = earlier
      return placed
    }
  }
}
