import LayoutEngine

/// Hands its subviews to a closure, and takes no space.
struct InspectingLayout: Layout {
  let inspect: (Subviews) -> Void

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    inspect(subviews)
    return .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
