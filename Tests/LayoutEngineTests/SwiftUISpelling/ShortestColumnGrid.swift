import LayoutEngine

/// A waterfall grid, as an app would write it for SwiftUI.
struct ShortestColumnGrid: Layout {
  var columns = 2
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    let frames = frames(for: subviews, in: width)
    return CGSize(width: width, height: frames.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let frames = frames(for: subviews, in: bounds.width)
    for (subview, frame) in zip(subviews, frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        anchor: .topLeading,
        proposal: ProposedViewSize(frame.size)
      )
    }
  }

  private func frames(for subviews: Subviews, in totalWidth: CGFloat) -> [CGRect] {
    let columnWidth = (totalWidth - spacing * CGFloat(columns - 1)) / CGFloat(columns)
    var bottoms = Array(repeating: CGFloat.zero, count: columns)
    return subviews.map { subview in
      let size = subview.sizeThatFits(ProposedViewSize(width: columnWidth, height: nil))
      let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let origin = CGPoint(x: CGFloat(column) * (columnWidth + spacing), y: bottoms[column])
      bottoms[column] += size.height + spacing
      return CGRect(origin: origin, size: CGSize(width: columnWidth, height: size.height))
    }
  }
}
