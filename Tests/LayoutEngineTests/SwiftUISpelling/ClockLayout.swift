import LayoutEngine

private struct ClockHour: LayoutValueKey {
  static let defaultValue: Double? = nil
}

extension LayoutNode {
  func clockHour(_ hour: Double) -> LayoutNode { layoutValue(key: ClockHour.self, value: hour) }
}

/// Subviews around a dial, as an app would write it for SwiftUI.
struct ClockLayout: Layout {
  var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  var radius: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let biggest = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    return CGSize(width: 2 * radius + biggest.width, height: 2 * radius + biggest.height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      let hour = subview[ClockHour.self] ?? Double(index) / Double(subviews.count) * 12
      let angle = hour / 12 * 2 * .pi
      subview.place(
        at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
        anchor: .center,
        proposal: .unspecified)
    }
  }
}
