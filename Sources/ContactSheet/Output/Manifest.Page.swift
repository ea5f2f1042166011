import Foundation
import Graphics

extension Manifest {
  /// One sheet.
  struct Page: Hashable, Sendable {
    /// Its number, from 1.
    var index: Int
    /// Its file's name inside the folder.
    var file: String
    /// Its file's length.
    var bytes: Int
    /// The SHA-256 of its file, in hexadecimal digits.
    var sha256: String
    /// Its extent in points.
    var size: CGSize
    /// Its extent in device pixels.
    var pixels: PixelSize
    /// What stands on it, in the feed's order.
    var cards: [Card] = []
    /// Remarks that concern the page and none of its cards.
    var warnings: [String] = []
    /// What its making cost; only where times were asked for, as they are never the same twice.
    var timings: Timings?
  }
}

extension Manifest.Page: Encodable {
  private enum Key: String, CodingKey {
    case index, file, bytes, sha256, size, pixels, cards, warnings, timings
  }

  /// Lengths are `[width, height]`.
  func encode(to encoder: any Encoder) throws {
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
