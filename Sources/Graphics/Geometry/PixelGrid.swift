public import Foundation

/// The one place where points become device pixels.
///
/// Lengths beyond ±10⁹ pixels are clamped there, and NaN is 0, so that no conversion traps.
public struct PixelGrid: Hashable, Sendable {
  /// Device pixels a point.
  public let scale: CGFloat

  private static let limit: CGFloat = 1e9

  /// A grid of `scale` pixels a point. The scale must be positive and finite.
  public init(scale: CGFloat) {
    precondition(scale > 0 && scale.isFinite, "A pixel grid needs a positive, finite scale.")
    self.scale = scale
  }

  /// The pixel edge nearest to a coordinate in points; halves go up.
  public func edge(_ coordinate: CGFloat) -> Int {
    let scaled = coordinate * scale
    guard !scaled.isNaN else { return 0 }
    return Int((min(max(scaled, -Self.limit), Self.limit) + 0.5).rounded(.down))
  }

  /// The coordinate in points of a pixel edge.
  public func coordinate(_ edge: Int) -> CGFloat { CGFloat(edge) / scale }

  /// The canvas of a size in points: max(1, round(length × scale)) pixels a side.
  public func canvas(_ size: CGSize) -> PixelSize {
    PixelSize(width: max(1, edge(size.width)), height: max(1, edge(size.height)))
  }

  /// A frame by its absolute edges, so that snapped gaps and widths add up.
  public func pixels(_ rect: CGRect) -> PixelRect {
    let left = edge(rect.origin.x)
    let top = edge(rect.origin.y)
    return PixelRect(
      x: left, y: top,
      width: edge(rect.origin.x + rect.size.width) - left,
      height: edge(rect.origin.y + rect.size.height) - top)
  }

  /// A frame moved onto pixel edges, in points.
  public func snapped(_ rect: CGRect) -> CGRect {
    let pixels = pixels(rect)
    return CGRect(
      x: coordinate(pixels.x), y: coordinate(pixels.y),
      width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
  }
}
