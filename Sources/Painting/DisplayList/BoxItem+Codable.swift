import Foundation
import Graphics
import JSONInput

extension BoxItem: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case box, radii, fill, shadows, border, opacity
  }

  /// Reads a box; only its frame is needed.
  public init(from decoder: any Decoder) throws {
    try decoder.noteUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let radii = try container.decodeIfPresent(SceneNumbers.self, forKey: .radii)?.exactly(4) ?? [0, 0, 0, 0]
    let opacity = try container.decodeIfPresent(Double.self, forKey: .opacity) ?? 1
    if !(0...1).contains(opacity) { decoder.note("taken for the nearest of 0 and 1", at: CodingKeys.opacity) }
    self.init(
      box: try container.decode(SceneNumbers.self, forKey: .box).frame(),
      radii: CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]),
      fill: try container.decodeIfPresent(SceneFill.self, forKey: .fill)?.fill,
      shadows: try container.decodeIfPresent([Noted<Shadow, Shadow.CodingKeys>].self, forKey: .shadows)?
        .map(\.value) ?? [],
      border: try container.decodeIfPresent(Noted<Border, Border.CodingKeys>.self, forKey: .border)?.value,
      opacity: opacity)
  }

  /// Writes all members, but neither fill nor border where there is none.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode([box.origin.x, box.origin.y, box.size.width, box.size.height].map(Double.init), forKey: .box)
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    try container.encode(corners.map(Double.init), forKey: .radii)
    try container.encodeIfPresent(fill.map(SceneFill.init), forKey: .fill)
    try container.encode(shadows, forKey: .shadows)
    try container.encodeIfPresent(border, forKey: .border)
    try container.encode(opacity, forKey: .opacity)
  }
}
