public import Foundation

/// Subviews on top of each other, their guides on one line.
///
/// As in SwiftUI, the subviews of the highest priority make the size; the others are offered that size.
public struct ZStackLayout: Layout, GuidePassingLayout {
  public var alignment: Alignment

  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let extents = extents(for: proposal, subviews: subviews)
    return CGSize(width: extents.horizontal.length, height: extents.vertical.length)
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let extents = extents(for: proposal, subviews: subviews)
    let inner = ProposedViewSize(width: extents.horizontal.length, height: extents.vertical.length)
    let highest = highestPriority(of: subviews)
    for subview in subviews {
      let offered = subview.priority == highest ? proposal : inner
      let dimensions = subview.dimensions(in: offered)
      subview.place(
        at: CGPoint(
          x: bounds.minX + extents.horizontal.offset(guide: dimensions[alignment.horizontal].boundedCoordinate()),
          y: bounds.minY + extents.vertical.offset(guide: dimensions[alignment.vertical].boundedCoordinate())),
        proposal: offered)
    }
  }

  private func highestPriority(of subviews: Subviews) -> Double { subviews.map(\.priority).max() ?? 0 }

  private func extents(
    for proposal: ProposedViewSize, subviews: Subviews
  ) -> (horizontal: AlignedExtent, vertical: AlignedExtent) {
    let highest = highestPriority(of: subviews)
    var extents = (horizontal: AlignedExtent(), vertical: AlignedExtent())
    for subview in subviews where subview.priority == highest {
      let dimensions = subview.dimensions(in: proposal)
      extents.horizontal.insert(
        length: dimensions.width, guide: dimensions[alignment.horizontal].boundedCoordinate())
      extents.vertical.insert(
        length: dimensions.height, guide: dimensions[alignment.vertical].boundedCoordinate())
    }
    return extents
  }
}
