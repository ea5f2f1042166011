/// A side of a rectangle; the horizontal ones follow the layout direction.
@frozen public enum Edge: Int8, CaseIterable, Sendable {
  case top
  case leading
  case bottom
  case trailing
}
