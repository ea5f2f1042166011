public import Foundation

/// A block of text and everything that decides how it is set.
public struct StyledText: Hashable, Sendable {
  /// Where lines stand in the width; leading and trailing follow the text's own direction.
  public enum Alignment: String, CaseIterable, Sendable {
    case leading
    case center
    case trailing
  }

  /// The characters.
  public var string: String
  /// A Pango font description; its size is in points.
  public var font: String
  /// A BCP 47 tag; it chooses among regional faces, never the locale.
  public var language: String
  /// The width at which lines wrap, in points; nil never wraps.
  public var width: CGFloat?
  /// The distance of baselines in points; nil takes the font's own.
  public var lineHeight: CGFloat?
  /// Extra space between graphemes in points.
  public var tracking: CGFloat
  /// How many lines are shown before an ellipsis; nil shows all.
  public var maxLines: Int?
  /// Where lines stand in the width.
  public var alignment: Alignment

  /// The language of texts that declare none.
  public static let defaultLanguage = "zh-Hans"

  /// `string` set in `font`.
  public init(
    string: String, font: String, language: String = defaultLanguage, width: CGFloat? = nil, lineHeight: CGFloat? = nil,
    tracking: CGFloat = 0, maxLines: Int? = nil, alignment: Alignment = .leading
  ) {
    self.string = string
    self.font = font
    self.language = language
    self.width = width
    self.lineHeight = lineHeight
    self.tracking = tracking
    self.maxLines = maxLines
    self.alignment = alignment
  }
}
