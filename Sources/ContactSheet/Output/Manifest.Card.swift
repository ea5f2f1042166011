public import Foundation
public import Graphics

extension Manifest {
  /// One card on a sheet.
  public struct Card: Hashable, Sendable {
    /// The feed's id.
    public var id: String
    /// Its frame on the page in points.
    public var frame: CGRect
    /// Its frame on the page in device pixels.
    public var pixels: PixelRect
    /// Its picture as the feed spells it.
    public var source: String?
    /// The picture's size as the feed declares it.
    public var declaredSize: CGSize?
    /// The picture's own size, where it was read.
    public var decodedSize: PixelSize?
    /// The faces that its text is set in.
    public var fonts: [String]
    /// What was repaired or left out.
    public var warnings: [String]

    /// A card of the given values.
    public init(
      id: String, frame: CGRect, pixels: PixelRect, source: String? = nil, declaredSize: CGSize? = nil,
      decodedSize: PixelSize? = nil, fonts: [String] = [], warnings: [String] = []
    ) {
      self.id = id
      self.frame = frame
      self.pixels = pixels
      self.source = source
      self.declaredSize = declaredSize
      self.decodedSize = decodedSize
      self.fonts = fonts
      self.warnings = warnings
    }
  }
}

extension Manifest.Card: Encodable {
  private enum Key: String, CodingKey {
    case id, frame, pixels, source, declaredSize, decodedSize, fonts, warnings
  }

  /// Frames are `[x, y, width, height]`, sizes `[width, height]`; what is not known is left out.
  public func encode(to encoder: any Encoder) throws {
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
