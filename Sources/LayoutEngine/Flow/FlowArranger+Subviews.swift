import Foundation

extension FlowArranger {
  func arranged(_ subviews: LayoutSubviews, in proposal: ProposedViewSize) -> FlowArrangement {
    arranged(subviews.map { $0.sizeThatFits(.unspecified) }, width: proposal.width)
  }

  func place(
    _ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize,
    offering offer: (CGRect) -> ProposedViewSize
  ) {
    let arrangement = arranged(subviews, in: proposal)
    for (subview, frame) in zip(subviews, arrangement.frames) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: offer(frame))
    }
    for subview in subviews.dropFirst(arrangement.frames.count) {
      subview.place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .zero)
    }
  }
}

extension ContentAlignment {
  init(_ guide: HorizontalAlignment) { self.init(Alignment(horizontal: guide, vertical: .top).unitPoint.x) }

  init(_ guide: VerticalAlignment) { self.init(Alignment(horizontal: .leading, vertical: guide).unitPoint.y) }

  private init(_ share: CGFloat) { self = share == 0 ? .start : share == 1 ? .end : .center }
}
