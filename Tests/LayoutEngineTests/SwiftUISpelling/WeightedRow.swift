import LayoutEngine

private struct LayoutWeight: LayoutValueKey {
  static let defaultValue: CGFloat = 1
}

private struct PinnedWidth: LayoutValueKey {
  static let defaultValue: CGFloat? = nil
}

extension LayoutNode {
  // An app spells these two as an extension of View; their bodies are the same.
  func layoutWeight(_ weight: CGFloat) -> LayoutNode { layoutValue(key: LayoutWeight.self, value: weight) }
  func pinnedWidth(_ width: CGFloat?) -> LayoutNode { layoutValue(key: PinnedWidth.self, value: width) }
}

/// Widths by weight, as an app would write it for SwiftUI.
struct WeightedRow: Layout {
  var spacing: CGFloat = 0

  static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 44))
    let widths = widths(in: size.width, subviews: subviews)
    let height = zip(subviews, widths).reduce(into: CGFloat.zero) { height, pair in
      let (subview, width) = pair
      height = max(height, subview.dimensions(in: ProposedViewSize(width: width, height: proposal.height)).height)
    }
    return CGSize(width: size.width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var x = bounds.minX
    for (subview, width) in zip(subviews, widths(in: bounds.width, subviews: subviews)) {
      subview.place(
        at: CGPoint(x: x, y: bounds.maxY), anchor: .bottomLeading,
        proposal: ProposedViewSize(width: width, height: proposal.height))
      x += width + spacing
    }
  }

  private func widths(in total: CGFloat, subviews: Subviews) -> [CGFloat] {
    let pinned = subviews.compactMap { $0[PinnedWidth.self] }.reduce(0, +)
    let weights = subviews.map { $0[PinnedWidth.self] == nil ? $0[LayoutWeight.self] : 0 }
    let free = max(0, total - pinned - spacing * CGFloat(max(0, subviews.count - 1)))
    let unit = free / max(weights.reduce(0, +), .leastNonzeroMagnitude)
    return zip(subviews, weights).map { $0[PinnedWidth.self] ?? $1 * unit }
  }
}
