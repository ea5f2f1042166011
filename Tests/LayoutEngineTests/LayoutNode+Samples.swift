import LayoutEngine

extension LayoutNode {
  /// A box that takes no regard to what it is offered.
  static func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> LayoutNode {
    .leaf(id) { _ in CGSize(width: width, height: height) }
  }

  /// A box that takes the width that it is offered, within bounds; 10 where it may choose.
  static func elastic(
    _ id: String, _ widths: ClosedRange<CGFloat> = 0...(.infinity), height: CGFloat = 10
  ) -> LayoutNode {
    .leaf(id) { proposal in
      CGSize(width: min(max(proposal.width ?? 10, widths.lowerBound), widths.upperBound), height: height)
    }
  }

  /// A box that takes all that it is offered; 10 × 10 where it may choose.
  static func colour(_ id: String) -> LayoutNode { .leaf(id) { $0.replacingUnspecifiedDimensions() } }
}

extension Arrangement {
  /// The frame of the first node of that name, as [x, y, width, height].
  subscript(id: String) -> [CGFloat]? {
    frames.first { $0.id == id }.map { [$0.rect.origin.x, $0.rect.origin.y, $0.rect.size.width, $0.rect.size.height] }
  }
}
