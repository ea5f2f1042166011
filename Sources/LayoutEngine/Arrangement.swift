public import Foundation
public import Graphics

/// The size of a laid out tree and the frames of its named nodes.
public struct Arrangement: Equatable, Sendable {
  public var size: CGSize
  /// In the order of the tree, a container before its children; every coordinate is finite.
  public var frames: [Frame]

  public init(size: CGSize, frames: [Frame]) {
    self.size = size
    self.frames = frames
  }

  /// Moved onto the pixel grid by absolute edges, so that snapped gaps and widths add up.
  public func snapped(to grid: PixelGrid) -> Arrangement {
    Arrangement(
      size: grid.snapped(CGRect(origin: .zero, size: size)).size,
      frames: frames.map { Frame(id: $0.id, rect: grid.snapped($0.rect)) })
  }

  /// The exact mirror about the vertical axis through the middle.
  public func mirrored() -> Arrangement {
    Arrangement(
      size: size,
      frames: frames.map { frame in
        var rect = frame.rect
        rect.origin.x = size.width - rect.origin.x - rect.size.width
        return Frame(id: frame.id, rect: rect)
      })
  }
}
