import CPango
import Foundation

/// A styled text with every number checked and clamped, in Pango units of 1/1024 point.
@safe struct TextRequest: ~Copyable {
  /// Sizes outside are refused: below nothing shows, above Pango's units overflow.
  static let fontSizes: ClosedRange<CGFloat> = 0.1...2000
  /// A text without a limit of lines is cut after so many graphemes.
  static let graphemeLimit = 20_000

  private static let lengthLimit: CGFloat = 100_000

  let language: TextLanguage
  let paragraphs: TextParagraphs
  /// The families that the description names.
  let requestedFamilies: [String]
  /// Those, and the ones that fill their gaps.
  let families: [String]
  /// In points.
  let fontSize: CGFloat
  /// -1 never wraps.
  let width: Int32
  /// In points; nil takes the font's own.
  let lineHeight: CGFloat?
  let tracking: Int32
  /// `Int.max` shows all.
  let maxLines: Int

  private let description: OpaquePointer

  /// Reads the font description; throws where it has no usable size.
  init(_ text: StyledText) throws(PaintError) {
    guard let description = unsafe pango_font_description_from_string(text.font.replacing("\0", with: "")) else {
      throw PaintError(.invalid, subject: text.font, message: "The font description cannot be read.")
    }
    let size = CGFloat(unsafe pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE)
    guard Self.fontSizes.contains(size) else {
      unsafe pango_font_description_free(description)
      throw PaintError(
        .invalid, subject: text.font,
        message: "A font needs a size between 0.1 and 2000 points, as in \"Inter Bold 17\".")
    }
    unsafe self.description = description
    fontSize = size
    language = TextLanguage(tag: text.language, string: text.string)
    requestedFamilies = unsafe Self.families(description)
    families = FontFamilies(requested: requestedFamilies, region: language.region).names
    unsafe pango_font_description_set_family(description, families.joined(separator: ","))
    let wraps = text.width.map { !$0.isNaN && $0 < Self.lengthLimit } ?? false
    let points = wraps ? max(text.width ?? 0, 0) : 0
    width = wraps ? Int32((points * CGFloat(PANGO_SCALE)).rounded()) : -1
    lineHeight = text.lineHeight.flatMap { $0 > 0 && $0 < Self.lengthLimit ? $0 : nil }
    let tracking = text.tracking.isFinite ? min(max(text.tracking, -size), 10 * size) : 0
    self.tracking = Int32((tracking * CGFloat(PANGO_SCALE)).rounded())
    maxLines = text.maxLines.map { max($0, 0) } ?? .max
    let limit = Self.graphemeLimit(maxLines: maxLines, width: wraps ? points : nil, fontSize: size)
    paragraphs = TextParagraphs(text.string, limit: limit)
  }

  deinit { unsafe pango_font_description_free(description) }

  /// Lends the description, its families completed, for the time of `body`.
  func withDescription<Result>(_ body: (OpaquePointer) -> Result) -> Result {
    unsafe body(description)
  }

  /// Far more graphemes than the shown lines can hold, unless they are thinner than a tenth of the size.
  private static func graphemeLimit(maxLines: Int, width: CGFloat?, fontSize: CGFloat) -> Int {
    guard let width, maxLines < graphemeLimit else { return graphemeLimit }
    let line = min(width / (fontSize / 10), CGFloat(graphemeLimit)) + 32
    return min(maxLines * Int(line), graphemeLimit)
  }

  private static func families(_ description: OpaquePointer) -> [String] {
    guard let families = unsafe pango_font_description_get_family(description) else { return [] }
    return unsafe String(cString: families).split(separator: ",").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }
}
