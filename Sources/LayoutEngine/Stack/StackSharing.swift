import Foundation

/// How subviews share a length: the least flexible one chooses first, out of an equal share of what is left.
///
/// Higher priorities choose before lower ones, for which only their smallest lengths are kept back.
/// Source: WWDC 2019, session 237, "Building Custom Views with SwiftUI"; objc.io, "Thinking in SwiftUI", Stacks.
struct StackSharing {
  let axis: Axis
  let across: CGFloat?
  let subviews: LayoutSubviews

  /// The length to propose to each subview, out of a finite `length` from which the gaps are already taken.
  func proposals(of length: CGFloat) -> [CGFloat] {
    let shortest = subviews.map { extent(of: $0, in: 0).boundedLength }
    let order = order(shortest: shortest)
    var proposals = [CGFloat](repeating: 0, count: order.count)
    var left = length - shortest.reduce(0, +)
    var others = order[...]
    while let first = others.first {
      let priority = subview(first).priority
      let members = others.prefix { subview($0).priority == priority }
      left += members.reduce(0) { $0 + shortest[$1] }
      for (position, index) in members.enumerated() {
        proposals[index] = max(0, left / CGFloat(members.count - position))
        left -= extent(of: subview(index), in: proposals[index]).boundedLength
      }
      others = others.dropFirst(members.count)
    }
    return proposals
  }

  /// By falling priority, then rising flexibility, then place.
  private func order(shortest: [CGFloat]) -> [Int] {
    let priorities = subviews.map(\.priority)
    let flexibilities = zip(subviews, shortest).map { extent(of: $0, in: .infinity) - $1 }
    return shortest.indices.sorted { first, second in
      if priorities[first] != priorities[second] { return priorities[first] > priorities[second] }
      if flexibilities[first] != flexibilities[second] { return flexibilities[first] < flexibilities[second] }
      return first < second
    }
  }

  private func subview(_ position: Int) -> LayoutSubview { subviews[subviews.startIndex + position] }

  private func extent(of subview: LayoutSubview, in length: CGFloat) -> CGFloat {
    axis.along(subview.sizeThatFits(axis.proposal(along: length, across: across)))
  }
}
