import Foundation
import Graphics
import JSONInput

extension TextItem: Codable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case text, box, font, language, lineHeight, tracking, color, align, maxLines, width
  }

  /// Reads a text; it wraps at its box's width unless a `width` says otherwise, where null never wraps.
  public init(from decoder: any Decoder) throws {
    try decoder.noteUnknownKeys(CodingKeys.self)
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let box = try container.decode(SceneNumbers.self, forKey: .box).frame()
    let width: Double? =
      container.contains(.width) ? try container.decodeIfPresent(Double.self, forKey: .width) : Double(box.size.width)
    let text = StyledText(
      string: try container.decode(String.self, forKey: .text), font: try Self.font(in: container, of: decoder),
      language: try container.decodeIfPresent(String.self, forKey: .language) ?? StyledText.defaultLanguage,
      width: width.map { CGFloat($0) },
      lineHeight: try container.decodeIfPresent(Double.self, forKey: .lineHeight).map { CGFloat($0) },
      tracking: try container.decodeIfPresent(Double.self, forKey: .tracking) ?? 0,
      maxLines: try container.wholeNumberIfPresent(.maxLines),
      alignment: try container.choiceIfPresent(.align) ?? .leading)
    self.init(text: text, box: box, color: try container.decodeIfPresent(Color.self, forKey: .color) ?? .black)
  }

  private static func font(in container: KeyedDecodingContainer<CodingKeys>, of decoder: any Decoder) throws -> String {
    let font = try container.decode(String.self, forKey: .font)
    do throws(PaintError) {
      _ = try TextRequest(StyledText(string: "", font: font, language: ""))
    } catch {
      throw decoder.fault(error.message, at: CodingKeys.font)
    }
    return font
  }

  /// Writes all members, but neither line height, number of lines nor width where they say nothing.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text.string, forKey: .text)
    try container.encode([box.origin.x, box.origin.y, box.size.width, box.size.height].map(Double.init), forKey: .box)
    try container.encode(text.font, forKey: .font)
    try container.encode(text.language, forKey: .language)
    try container.encodeIfPresent(text.lineHeight.map(Double.init), forKey: .lineHeight)
    try container.encode(Double(text.tracking), forKey: .tracking)
    try container.encode(color, forKey: .color)
    try container.encode(text.alignment.rawValue, forKey: .align)
    try container.encodeIfPresent(text.maxLines, forKey: .maxLines)
    if text.width != box.size.width { try container.encode(text.width.map(Double.init), forKey: .width) }
  }
}
