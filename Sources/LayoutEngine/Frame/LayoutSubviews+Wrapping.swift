import Foundation

// The layouts for one child treat several alike: each is offered the same, and the largest counts.
extension LayoutSubviews {
  /// The largest width and the largest height of what each subview comes to.
  func largest(_ size: (LayoutSubview) -> CGSize) -> CGSize {
    reduce(.zero) { largest, subview in
      let size = size(subview)
      return CGSize(width: Swift.max(largest.width, size.width), height: Swift.max(largest.height, size.height))
    }
  }

  /// Puts each subview's guides on those of an empty view that fills the bounds.
  func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
    let frame = ViewDimensions(size: bounds.size, source: nil)
    for subview in self {
      let dimensions = subview.dimensions(in: proposal)
      subview.place(
        at: CGPoint(
          x: bounds.minX + frame[alignment.horizontal] - dimensions[alignment.horizontal],
          y: bounds.minY + frame[alignment.vertical] - dimensions[alignment.vertical]),
        proposal: proposal)
    }
  }
}
