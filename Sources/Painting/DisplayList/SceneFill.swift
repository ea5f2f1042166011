import Foundation
import Graphics
import JSONInput

/// A fill as scenes spell it.
struct SceneFill: Codable {
  let fill: Fill

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case type, color, start, end, center, radius, space, premultiplied, stops, path, fit, focus
  }

  private typealias Container = KeyedDecodingContainer<CodingKeys>

  init(_ fill: Fill) { self.fill = fill }

  /// Reads `{"type": "solid", "color": "#ffffff"}` and the like.
  init(from decoder: any Decoder) throws {
    try decoder.noteUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "solid": fill = .solid(try container.decode(Color.self, forKey: .color))
    case "linear":
      fill = .linear(
        try Gradient(from: decoder), start: try container.decodeIfPresent(UnitPoint.self, forKey: .start) ?? .top,
        end: try container.decodeIfPresent(UnitPoint.self, forKey: .end) ?? .bottom)
    case "radial":
      let radius = try container.decode(Double.self, forKey: .radius)
      guard radius >= 0 else { throw decoder.fault("expected 0 or more", at: CodingKeys.radius) }
      fill = .radial(
        try Gradient(from: decoder),
        center: try container.decodeIfPresent(UnitPoint.self, forKey: .center) ?? .center, radius: radius)
    case "image": fill = try Self.image(container)
    default:
      throw decoder.fault(
        "expected \"solid\", \"linear\", \"radial\" or \"image\"", at: CodingKeys.type)
    }
  }

  private static func image(_ container: Container) throws -> Fill {
    .image(
      path: try container.decode(String.self, forKey: .path), fit: try container.choiceIfPresent(.fit) ?? .cover,
      focus: try container.decodeIfPresent(UnitPoint.self, forKey: .focus) ?? .center)
  }

  /// Writes the members that the type has.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch fill {
    case .solid(let color):
      try container.encode("solid", forKey: .type)
      try container.encode(color, forKey: .color)
    case .linear(let gradient, let start, let end):
      try container.encode("linear", forKey: .type)
      try container.encode(start, forKey: .start)
      try container.encode(end, forKey: .end)
      try gradient.encode(to: encoder)
    case .radial(let gradient, let center, let radius):
      try container.encode("radial", forKey: .type)
      try container.encode(center, forKey: .center)
      try container.encode(Double(radius), forKey: .radius)
      try gradient.encode(to: encoder)
    case .image(let path, let fit, let focus):
      try container.encode("image", forKey: .type)
      try container.encode(path, forKey: .path)
      try container.encode(fit.rawValue, forKey: .fit)
      try container.encode(focus, forKey: .focus)
    }
  }
}
