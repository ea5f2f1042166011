public import Foundation
public import Graphics
import JSONInput
public import Painting

extension Theme {
  /// How a kind of text is set.
  public struct TextStyle: Hashable, Sendable {
    /// A Pango font description; its size is in points.
    public var font: String
    /// The distance of baselines in points; nil takes the font's own.
    public var lineHeight: CGFloat?
    /// Extra space between graphemes in points.
    public var tracking: CGFloat
    /// The text's colour.
    public var color: Color
    /// How many lines are shown before an ellipsis; nil shows all.
    public var maxLines: Int?

    /// `string` in this style.
    public func text(
      _ string: String, language: String, width: CGFloat?, alignment: StyledText.Alignment = .leading
    ) -> StyledText {
      StyledText(
        string: string, font: font, language: language, width: width, lineHeight: lineHeight, tracking: tracking,
        maxLines: maxLines, alignment: alignment)
    }
  }
}

extension Theme.TextStyle: Decodable {
  enum CodingKeys: String, CodingKey, CaseIterable {
    case font, lineHeight, tracking, color, maxLines
  }

  /// Reads a text style.
  public init(from decoder: any Decoder) throws { try self.init(from: decoder, besides: nil) }

  /// Reads a text style from an object that has other members too.
  init(from decoder: any Decoder, besides others: (any CodingKey)?...) throws {
    try decoder.noteUnknownKeys(CodingKeys.self, besides: others.compactMap { $0 })
    let container = try decoder.container(keyedBy: CodingKeys.self)
    font = try Self.font(in: container, of: decoder)
    lineHeight = try container.lengthIfPresent(.lineHeight, in: 1...1000)
    tracking = try container.lengthIfPresent(.tracking, in: -100...100) ?? 0
    color = try container.decode(Color.self, forKey: .color)
    maxLines = try container.wholeNumberIfPresent(.maxLines)
    if let maxLines, maxLines < 1 { throw decoder.fault("expected 1 or more", at: CodingKeys.maxLines) }
  }

  /// The font, remarked on where a family that it names is not installed: another one would quietly stand in.
  private static func font(
    in container: KeyedDecodingContainer<CodingKeys>, of decoder: any Decoder
  ) throws -> String {
    let font = try container.decode(String.self, forKey: .font)
    do throws(PaintError) {
      for family in try SystemFonts.missingFamilies(in: font) {
        decoder.note("no font \"\(family)\" is installed, another one stands in", at: CodingKeys.font)
      }
    } catch {
      throw decoder.fault(error.message, at: CodingKeys.font)
    }
    return font
  }
}
