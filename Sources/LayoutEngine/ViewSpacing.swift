public import Foundation

/// The distances that a view prefers to keep from its neighbours, an edge at a time.
///
/// An edge without a preference takes the default distance, 8, unless its neighbour has one.
public struct ViewSpacing: Sendable {
  /// The distance between two edges of which neither has a preference.
  static let defaultDistance: CGFloat = 8

  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?

  /// No distance on any edge.
  public static let zero = ViewSpacing(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// The default distances.
  public init() {}

  /// A preference for each edge; nil is the default distance.
  public init(top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Takes over the larger preference on each of the given edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = Self.larger(top, other.top) }
    if edges.contains(.leading) { leading = Self.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = Self.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = Self.larger(trailing, other.trailing) }
  }

  /// The larger preference on each of the given edges, this value's own on the others.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance to a view that follows along `axis`: the larger of the two edges' preferences.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let preferred =
      switch axis {
      case .horizontal: Self.larger(trailing, next.leading)
      case .vertical: Self.larger(bottom, next.top)
      }
    guard let preferred, !preferred.isNaN else { return Self.defaultDistance }
    return preferred
  }

  private static func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
    guard let first, !first.isNaN else { return second }
    guard let second, !second.isNaN else { return first }
    return max(first, second)
  }
}
