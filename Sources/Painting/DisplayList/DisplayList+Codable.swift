import Foundation
import Graphics
import JSONInput

/// A display list's JSON is a scene file; encoding and decoding give the same value back.
extension DisplayList: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case size, scale, background, dither, items
  }

  /// Reads a scene; only its size is needed.
  public init(from decoder: any Decoder) throws {
    try decoder.noteUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let size = try container.decode(SceneNumbers.self, forKey: .size).exactly(2)
    let scale = try container.decodeIfPresent(Double.self, forKey: .scale) ?? 1
    self.init(
      size: CGSize(width: size[0], height: size[1]), scale: scale,
      background: try container.decodeIfPresent(Color.self, forKey: .background),
      dither: try container.decodeIfPresent(Bool.self, forKey: .dither) ?? false,
      items: try container.decodeIfPresent([DisplayItem].self, forKey: .items) ?? [])
    // A canvas over the limits is no fault of the file: the painter refuses it.
    if let fault = Self.fault(size: self.size, scale: self.scale), fault.code == .invalid {
      throw decoder.fault(fault.message, at: CodingKeys(stringValue: fault.subject) ?? .size)
    }
  }

  /// Writes all members, but no background where the page is transparent.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode([Double(size.width), Double(size.height)], forKey: .size)
    try container.encode(Double(scale), forKey: .scale)
    try container.encodeIfPresent(background, forKey: .background)
    try container.encode(dither, forKey: .dither)
    try container.encode(items, forKey: .items)
  }
}
