/// How many tracks of a ``MasonryLayout`` a subview spans.
public enum MasonrySpan: LayoutValueKey {
  public static let defaultValue = 1
}
