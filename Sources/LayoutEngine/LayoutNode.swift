public import Foundation

/// A tree of things to lay out: leaves that answer a proposal with a size, and containers that arrange nodes.
///
/// It holds measuring closures and belongs to the task that made it; the ``Arrangement`` that it yields is a plain value.
public struct LayoutNode {
  indirect enum Content {
    case leaf((ProposedViewSize) -> CGSize)
    case container(AnyLayout, [LayoutNode])
  }

  /// The name under which the node's frame is listed; a node without one is not listed.
  public private(set) var id: String?
  let content: Content
  var traits = LayoutTraits()
  var spacing: ViewSpacing?
  /// Guides set on the node, the innermost first.
  var guides: [(guide: AlignmentGuide, value: (ViewDimensions) -> CGFloat)] = []

  /// A node without children. `measure` is asked at most once for each distinct proposal of an arrangement.
  public static func leaf(_ id: String, measure: @escaping (ProposedViewSize) -> CGSize) -> LayoutNode {
    LayoutNode(id: id, content: .leaf(measure))
  }

  /// A node whose children `layout` arranges.
  public static func container<L: Layout>(_ layout: L, id: String? = nil, _ children: [LayoutNode]) -> LayoutNode {
    LayoutNode(id: id, content: .container(AnyLayout(layout), children))
  }

  /// Names the node; a wrapper, such as a padding, has no name unless it is given one.
  public func id(_ id: String) -> LayoutNode {
    var node = self
    node.id = id
    return node
  }

  private init(id: String?, content: Content) {
    self.id = id
    self.content = content
  }
}
