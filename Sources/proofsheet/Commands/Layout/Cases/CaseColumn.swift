import Foundation
import JSONInput
import LayoutEngine

/// A grid item as a case spells it.
struct CaseColumn: Decodable {
  var item: GridItem

  private enum Key: String, CodingKey {
    case fixed, flexible, adaptive, spacing, alignment
  }

  private struct Bounds: Decodable {
    var min: CaseNumber?
    var max: CaseNumber?
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    item = GridItem(try Self.size(in: container))
    item.spacing = try container.decodeIfPresent(CaseNumber.self, forKey: .spacing)?.value
    item.alignment = try container.decodeIfPresent(CaseAlignment.self, forKey: .alignment)?.alignment
  }

  private static func size(in container: KeyedDecodingContainer<Key>) throws -> GridItem.Size {
    if container.contains(.fixed) {
      return .fixed(try container.decodeIfPresent(CaseNumber.self, forKey: .fixed)?.value ?? 0)
    }
    let isAdaptive = container.contains(.adaptive)
    let bounds = try container.decodeIfPresent(Bounds.self, forKey: isAdaptive ? .adaptive : .flexible)
    let minimum = bounds?.min?.value ?? 10
    let maximum = bounds?.max?.value ?? .infinity
    return isAdaptive
      ? .adaptive(minimum: minimum, maximum: maximum) : .flexible(minimum: minimum, maximum: maximum)
  }
}
