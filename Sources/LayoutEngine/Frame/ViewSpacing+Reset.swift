extension ViewSpacing {
  /// With the default distances on edges that a wrapper moved away from its content.
  func reset(_ edges: Edge.Set) -> ViewSpacing {
    var spacing = self
    if edges.contains(.top) { spacing.top = nil }
    if edges.contains(.leading) { spacing.leading = nil }
    if edges.contains(.bottom) { spacing.bottom = nil }
    if edges.contains(.trailing) { spacing.trailing = nil }
    return spacing
  }
}
