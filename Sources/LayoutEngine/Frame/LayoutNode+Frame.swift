public import Foundation

extension LayoutNode {
  /// Space on all edges.
  public func padding(_ length: CGFloat) -> LayoutNode { padding(.all, length) }

  /// Space on the given edges; without a length, 16.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> LayoutNode {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Space of its own on each edge.
  public func padding(_ insets: EdgeInsets) -> LayoutNode { wrapped(in: PaddingLayout(insets)) }

  /// A frame of fixed lengths; where one is not given, the node's own.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> LayoutNode {
    wrapped(in: FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// A frame of bounded lengths; `maxWidth: .infinity` takes all the width that is offered.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> LayoutNode {
    wrapped(
      in: FlexFrameLayout(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight,
        idealHeight: idealHeight, maxHeight: maxHeight, alignment: alignment))
  }

  /// Keeps a ratio of width to height; without one, that of the ideal size.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> LayoutNode {
    wrapped(in: AspectRatioLayout(aspectRatio, contentMode: contentMode))
  }
}
