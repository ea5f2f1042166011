import LayoutEngine

/// Tags that wrap, as an app would write it for SwiftUI: both methods share one placement helper.
struct WrappingFlow: Layout {
  var alignment: HorizontalAlignment = .leading
  var spacing: CGFloat? = nil
  var lineSpacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let lines = computeLines(maxWidth: proposal.width ?? .infinity, subviews: subviews)
    let width = lines.map(\.width).max() ?? 0
    let height = lines.map(\.height).reduce(0, +) + lineSpacing * CGFloat(max(lines.count - 1, 0))
    return CGSize(width: width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var y = bounds.minY
    for line in computeLines(maxWidth: bounds.width, subviews: subviews) {
      var x: CGFloat
      switch alignment {
      case .trailing: x = bounds.maxX - line.width
      case .center: x = bounds.midX - line.width / 2
      default: x = bounds.minX
      }
      for item in line.items {
        x += item.gap
        subviews[item.index].place(
          at: .init(x: x, y: y + line.height / 2), anchor: .leading, proposal: .init(item.size))
        x += item.size.width
      }
      y += line.height + lineSpacing
    }
  }

  private struct Line {
    var items: [(index: Int, size: CGSize, gap: CGFloat)] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func computeLines(maxWidth: CGFloat, subviews: Subviews) -> [Line] {
    var lines: [Line] = []
    var current = Line()
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      var gap: CGFloat = 0
      if let previous = current.items.last {
        gap =
          spacing
          ?? subviews[previous.index].spacing.distance(to: subviews[index].spacing, along: .horizontal)
        if current.width + gap + size.width > maxWidth {
          lines.append(current)
          current = Line()
          gap = 0
        }
      }
      current.items.append((index: index, size: size, gap: gap))
      current.width += gap + size.width
      current.height = max(current.height, size.height)
    }
    if !current.items.isEmpty { lines.append(current) }
    return lines
  }
}

extension Layout where Self == WrappingFlow {
  static var wrapping: WrappingFlow { WrappingFlow() }
}
