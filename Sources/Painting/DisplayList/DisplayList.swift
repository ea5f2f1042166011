public import Foundation
public import Graphics

/// Everything on one page, in painting order, with nothing left to decide. Its Codable form is a scene file.
public struct DisplayList: Equatable, Sendable {
  /// The page's extent in points.
  public var size: CGSize
  /// Device pixels a point.
  public var scale: CGFloat
  /// What lies below all items; nil leaves the page transparent.
  public var background: Color?
  /// Whether gradients are dithered against banding.
  public var dither: Bool
  /// The items, lowest first.
  public var items: [DisplayItem]

  /// A page of `size` points at `scale` pixels a point.
  public init(
    size: CGSize, scale: CGFloat = 1, background: Color? = nil, dither: Bool = false, items: [DisplayItem] = []
  ) {
    self.size = size
    self.scale = scale
    self.background = background
    self.dither = dither
    self.items = items
  }

  /// The page's extent in device pixels.
  public var canvas: PixelSize { PixelGrid(scale: scale).canvas(size) }
}
