public import Foundation

/// Offers a child the largest, or smallest covering, size of a ratio, and takes the size that it chooses.
public struct AspectRatioLayout: Layout, GuidePassingLayout {
  public var aspectRatio: CGFloat?
  public var contentMode: ContentMode

  /// Without a ratio of its own that is positive and finite, the child's ideal one is kept.
  public init(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
    self.aspectRatio = aspectRatio
    self.contentMode = contentMode
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.largest { $0.sizeThatFits(offered(to: $0, in: proposal)) }
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: offered(to: subview, in: proposal))
    }
  }

  /// The proposal itself where it says nothing, or where the child has no ratio.
  private func offered(to subview: LayoutSubview, in proposal: ProposedViewSize) -> ProposedViewSize {
    guard proposal.width != nil || proposal.height != nil else { return proposal }
    let shape = shape(of: subview)
    guard shape.width > 0, shape.height > 0, shape.width.isFinite, shape.height.isFinite else { return proposal }
    let scales = [proposal.width.map { $0 / shape.width }, proposal.height.map { $0 / shape.height }]
      .compactMap(\.self)
    guard let scale = contentMode == .fit ? scales.min() : scales.max() else { return proposal }
    return ProposedViewSize(width: shape.width * scale, height: shape.height * scale)
  }

  private func shape(of subview: LayoutSubview) -> CGSize {
    if let aspectRatio, aspectRatio > 0, aspectRatio.isFinite { return CGSize(width: aspectRatio, height: 1) }
    return subview.sizeThatFits(.unspecified)
  }
}
