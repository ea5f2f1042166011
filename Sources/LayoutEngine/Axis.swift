/// The horizontal or vertical dimension.
@frozen public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal
  case vertical
}
