public import Foundation
public import Graphics

extension Manifest {
  /// One sheet.
  public struct Page: Hashable, Sendable {
    /// Its number, from 1.
    public var index: Int
    /// Its file's name inside the folder.
    public var file: String
    /// Its file's length.
    public var bytes: Int
    /// The SHA-256 of its file, in hexadecimal digits.
    public var sha256: String
    /// Its extent in points.
    public var size: CGSize
    /// Its extent in device pixels.
    public var pixels: PixelSize
    /// What stands on it, in the feed's order.
    public var cards: [Card]
    /// Remarks that concern the page and none of its cards.
    public var warnings: [String]
    /// What its making cost; only where times were asked for, as they are never the same twice.
    public var timings: Timings?

    /// A sheet of the given values.
    public init(
      index: Int, file: String, bytes: Int, sha256: String, size: CGSize, pixels: PixelSize, cards: [Card] = [],
      warnings: [String] = [], timings: Timings? = nil
    ) {
      self.index = index
      self.file = file
      self.bytes = bytes
      self.sha256 = sha256
      self.size = size
      self.pixels = pixels
      self.cards = cards
      self.warnings = warnings
      self.timings = timings
    }
  }
}

extension Manifest.Page: Encodable {
  private enum Key: String, CodingKey {
    case index, file, bytes, sha256, size, pixels, cards, warnings, timings
  }

  /// Lengths are `[width, height]`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(index, forKey: .index)
    try container.encode(file, forKey: .file)
    try container.encode(bytes, forKey: .bytes)
    try container.encode(sha256, forKey: .sha256)
    try container.encode([size.width, size.height], forKey: .size)
    try container.encode([pixels.width, pixels.height], forKey: .pixels)
    try container.encode(cards, forKey: .cards)
    if !warnings.isEmpty { try container.encode(warnings, forKey: .warnings) }
    try container.encodeIfPresent(timings, forKey: .timings)
  }
}
