import Foundation

extension DisplayItem: Codable {
  private enum Mark: String, CodingKey { case text }

  /// Reads a text where there is a `text`, else a box.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Mark.self)
    self = container.contains(.text) ? .text(try TextItem(from: decoder)) : .box(try BoxItem(from: decoder))
  }

  /// Writes the item's own members.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .box(let box): try box.encode(to: encoder)
    case .text(let text): try text.encode(to: encoder)
    }
  }
}
