public import Foundation

extension LayoutNode {
  /// The frames that the tree takes within a proposal, from the origin.
  ///
  /// Layouts place from left to right; for `.rightToLeft` the outcome is mirrored as a whole, as SwiftUI does it.
  /// Hostile sizes and positions do not trap: frames have lengths from 0 to 10⁹ and finite coordinates.
  public func arranged(
    in proposal: ProposedViewSize, layoutDirection: LayoutDirection = .leftToRight
  ) -> Arrangement {
    let root = LayoutElement(self, layoutDirection: layoutDirection)
    let proposal = proposal.measured
    var arrangement = Arrangement(size: root.size(for: proposal).bounded, frames: [])
    root.collectFrames(
      in: CGRect(origin: .zero, size: arrangement.size), proposal: proposal, into: &arrangement.frames)
    return layoutDirection == .rightToLeft ? arrangement.mirrored() : arrangement
  }

  /// The size that the tree takes within a proposal: that of its arrangement.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    LayoutElement(self, layoutDirection: .leftToRight).size(for: proposal).bounded
  }
}
