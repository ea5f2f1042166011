/// One thing to paint.
public enum DisplayItem: Equatable, Sendable {
  /// A rounded box.
  case box(BoxItem)
  /// A block of text.
  case text(TextItem)
}
