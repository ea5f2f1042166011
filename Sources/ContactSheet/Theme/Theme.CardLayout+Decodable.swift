import Foundation
import JSONInput
import LayoutEngine

extension Theme.CardLayout: Decodable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case kind, columns, spacing, placement, mediaHeight, minimumWidth
  }

  /// Reads a theme's `layout`.
  public init(from decoder: any Decoder) throws {
    try decoder.noteUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kind = try container.choice(.kind)
    spacing = try container.length(.spacing, in: 0...1000)
    placement = try container.choice(.placement)
    mediaHeight = try container.length(.mediaHeight, in: 1...10_000)
    minimumWidth = try container.length(.minimumWidth, in: 1...10_000)
    let columns = try container.decode([Column].self, forKey: .columns)
    guard !columns.isEmpty, columns.count <= 1000 else {
      throw decoder.fault("expected 1 to 1000 columns", at: CodingKeys.columns)
    }
    let spacing = spacing
    self.columns = columns.map { GridItem($0.size, spacing: $0.spacing ?? spacing) }
  }
}

/// A grid item as themes spell it: `{"fixed": 60}`, `{"flexible": {"min": 10, "max": 200}}`,
/// `{"adaptive": {"min": 120, "max": 200}}`, each with an optional `spacing`.
private struct Column: Decodable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case fixed, flexible, adaptive, spacing
  }

  enum LimitKeys: String, CodingKey, CaseIterable {
    case min, max
  }

  var size: GridItem.Size
  var spacing: CGFloat?

  init(from decoder: any Decoder) throws {
    try decoder.noteUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    spacing = try container.lengthIfPresent(.spacing, in: 0...1000)
    switch Set(container.allKeys).subtracting([.spacing]) {
    case [.fixed]:
      size = .fixed(try container.length(.fixed, in: 1...10_000))
    case [.flexible]:
      let limits = try Self.limits(.flexible, in: container, defaultMinimum: 10)
      size = .flexible(minimum: limits.minimum, maximum: limits.maximum)
    case [.adaptive]:
      let limits = try Self.limits(.adaptive, in: container, defaultMinimum: nil)
      size = .adaptive(minimum: limits.minimum, maximum: limits.maximum)
    default:
      throw decoder.fault("expected one of \"fixed\", \"flexible\", \"adaptive\"")
    }
  }

  private static func limits(
    _ key: CodingKeys, in container: KeyedDecodingContainer<CodingKeys>, defaultMinimum: CGFloat?
  ) throws -> (minimum: CGFloat, maximum: CGFloat) {
    try container.superDecoder(forKey: key).noteUnknownKeys(LimitKeys.self)
    let limits = try container.nestedContainer(keyedBy: LimitKeys.self, forKey: key)
    let minimum = try defaultMinimum ?? limits.length(.min, in: 1...10_000)
    return (
      try limits.lengthIfPresent(.min, in: 1...10_000) ?? minimum,
      try limits.lengthIfPresent(.max, in: 1...10_000) ?? .infinity
    )
  }
}
