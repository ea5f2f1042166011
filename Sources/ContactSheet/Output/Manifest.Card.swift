import Foundation
import Graphics

extension Manifest {
  /// One card on a sheet.
  struct Card: Hashable, Sendable {
    /// The feed's id.
    var id: String
    /// Its frame on the page in points.
    var frame: CGRect
    /// Its frame on the page in device pixels.
    var pixels: PixelRect
    /// Its picture as the feed spells it.
    var source: String?
    /// The picture's size as the feed declares it.
    var declaredSize: CGSize?
    /// The picture's own size, where it was read.
    var decodedSize: PixelSize?
    /// The faces that its text is set in.
    var fonts: [String] = []
    /// What was repaired or left out.
    var warnings: [String] = []
  }
}

extension Manifest.Card: Encodable {
  private enum Key: String, CodingKey {
    case id, frame, pixels, source, declaredSize, decodedSize, fonts, warnings
  }

  /// Frames are `[x, y, width, height]`, sizes `[width, height]`; what is not known is left out.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(id, forKey: .id)
    try container.encode(
      [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height], forKey: .frame)
    try container.encode([pixels.x, pixels.y, pixels.width, pixels.height], forKey: .pixels)
    try container.encodeIfPresent(source, forKey: .source)
    try container.encodeIfPresent(declaredSize.map { [$0.width, $0.height] }, forKey: .declaredSize)
    try container.encodeIfPresent(decodedSize.map { [$0.width, $0.height] }, forKey: .decodedSize)
    if !fonts.isEmpty { try container.encode(fonts, forKey: .fonts) }
    if !warnings.isEmpty { try container.encode(warnings, forKey: .warnings) }
  }
}
