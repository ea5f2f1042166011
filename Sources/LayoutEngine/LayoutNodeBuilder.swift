/// Collects the children of a container.
@resultBuilder
public enum LayoutNodeBuilder {
  public static func buildExpression(_ node: LayoutNode) -> [LayoutNode] { [node] }
  public static func buildExpression(_ nodes: [LayoutNode]) -> [LayoutNode] { nodes }
  public static func buildBlock(_ parts: [LayoutNode]...) -> [LayoutNode] { parts.flatMap(\.self) }
  public static func buildArray(_ parts: [[LayoutNode]]) -> [LayoutNode] { parts.flatMap(\.self) }
  public static func buildOptional(_ part: [LayoutNode]?) -> [LayoutNode] { part ?? [] }
  public static func buildEither(first part: [LayoutNode]) -> [LayoutNode] { part }
  public static func buildEither(second part: [LayoutNode]) -> [LayoutNode] { part }
}
