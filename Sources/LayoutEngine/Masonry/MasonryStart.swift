/// The track of a ``MasonryLayout`` that a subview insists on, counted from 0; nil leaves it to the rules.
public enum MasonryStart: LayoutValueKey {
  public static let defaultValue: Int? = nil
}
