public import Foundation

extension LayoutNode {
  /// Lets the node choose its size before nodes of lower priority in the same stack.
  public func layoutPriority(_ value: Double) -> LayoutNode {
    modified { $0.traits.priority = value.isNaN ? 0 : value }
  }

  /// The distances that the node prefers to keep from its neighbours.
  public func spacing(_ spacing: ViewSpacing) -> LayoutNode { modified { $0.spacing = spacing } }

  /// Carries a value for the layout around the node.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> LayoutNode {
    modified { $0.traits.setValue(value, for: key) }
  }

  /// Moves a horizontal guide; the closure sees the guides as they were before.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutNode {
    modified { $0.guides.append((.horizontal(guide), computeValue)) }
  }

  /// Moves a vertical guide; the closure sees the guides as they were before.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> LayoutNode {
    modified { $0.guides.append((.vertical(guide), computeValue)) }
  }

  /// The node inside a layout for one child; priority and layout values show through, as they do in SwiftUI.
  func wrapped<L: Layout>(in layout: L) -> LayoutNode {
    var outer = LayoutNode.container(layout, [self])
    outer.traits = traits
    return outer
  }

  private func modified(_ change: (inout LayoutNode) -> Void) -> LayoutNode {
    var node = self
    change(&node)
    return node
  }
}
