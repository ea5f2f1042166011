extension LayoutNode {
  /// Spans so many tracks of the masonry around it.
  public func masonrySpan(_ span: Int) -> LayoutNode { layoutValue(key: MasonrySpan.self, value: span) }

  /// Insists on a track of the masonry around it, counted from 0.
  public func masonryStart(_ start: Int?) -> LayoutNode { layoutValue(key: MasonryStart.self, value: start) }
}
