import Foundation

/// A stack's gaps, and the solution of the proposal that it was asked about last.
public struct StackCache {
  private var known: (subviews: LayoutSubviews, gaps: [CGFloat])?
  private var last: (proposal: ProposedViewSize, solution: StackSolution)?

  init() {}

  mutating func solution(
    axis: Axis, spacing: CGFloat?, proposal: ProposedViewSize, subviews: LayoutSubviews,
    guide: (ViewDimensions) -> CGFloat
  ) -> StackSolution {
    let gaps: [CGFloat]
    if let known, known.subviews == subviews {
      if let last, last.proposal == proposal { return last.solution }
      gaps = known.gaps
    } else {
      gaps = Self.gaps(axis: axis, spacing: spacing, subviews: subviews)
      known = (subviews, gaps)
    }
    let solution = StackSolution(axis: axis, gaps: gaps, proposal: proposal, subviews: subviews, guide: guide)
    last = (proposal, solution)
    return solution
  }

  private static func gaps(axis: Axis, spacing: CGFloat?, subviews: LayoutSubviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map { previous, next in
      (spacing ?? previous.spacing.distance(to: next.spacing, along: axis)).boundedCoordinate()
    }
  }
}
