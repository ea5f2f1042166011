import Foundation

/// Sets texts: measuring and painting share one shaped layout. It belongs to one task.
///
/// Positions are in points at scale 1, unhinted and unrounded, so a text lies the same at every scale. Neither the
/// locale nor the user's font configuration takes part.
public final class Typesetter {
  private static let ellipsis = "\u{2026}"

  private let shaper: PangoShaper
  private var cache: ShapedTextCache

  /// A typesetter over the system's fonts and those in `folders`.
  ///
  /// Throws `fontUnavailable` where there is no font at all. About `cacheBytes` bytes of shaped texts are kept.
  public init(folders: [String] = [], cacheBytes: Int = 16 << 20) throws(PaintError) {
    shaper = try PangoShaper(configuration: FontConfiguration(folders: folders))
    cache = ShapedTextCache(count: 8192, bytes: max(0, cacheBytes))
  }

  /// The size, baselines and fonts of `text`.
  ///
  /// Lines are `lineHeight` apart whatever fonts they need, the first font's ascent and descent centred in each; without
  /// it the pitch is that ascent plus descent. A text that shows nothing, be it empty, blank or without lines, has no
  /// height. A width that is not a number or infinite never wraps; a negative one counts as 0, where each line has one
  /// grapheme.
  public func metrics(of text: StyledText) throws(PaintError) -> TextMetrics {
    try shaped(text).metrics
  }

  /// The shaped text, from the cache where it is there.
  func shaped(_ text: StyledText) throws(PaintError) -> ShapedText {
    try cache.text(for: text) { () throws(PaintError) in try shape(text) }
  }

  private func shape(_ text: StyledText) throws(PaintError) -> ShapedText {
    let request = try TextRequest(text)
    shaper.setLanguage(request.language)
    let extents = try shaper.fontExtents(of: request)
    var assembly = ShapedText.Assembly(
      ascent: extents.ascent, descent: extents.descent, lineHeight: request.lineHeight,
      isRightToLeft: request.language.isRightToLeft)
    let paragraphs = request.paragraphs
    for (index, string) in paragraphs.strings.enumerated() {
      let room = request.maxLines - assembly.lineCount
      guard room > 0 else { break }
      var paragraph = try shaper.layout(string, request: request, maxLines: room)
      let isLast = paragraph.lineCount >= room || index == paragraphs.strings.count - 1
      if !paragraph.isEllipsized, isLast, paragraphs.hasContent(from: index + 1) {
        // The ellipsis that stands for later paragraphs; Pango makes room for it where the line is full.
        paragraph = try shaper.layout(string + Self.ellipsis, request: request, maxLines: room)
        assembly.isTruncated = true
      }
      try append(paragraph, string: string, index: index, request: request, to: &assembly)
    }
    return assembly.text(hasContent: paragraphs.hasContent(from: 0))
  }

  /// Adds a paragraph's lines, its ellipsis moved back to where a grapheme starts.
  ///
  /// Pango's rules know no Indic conjuncts. Shortening once is nearly always enough, as less text takes less room.
  private func append(
    _ paragraph: consuming PangoParagraph, string: String, index: Int, request: borrowing TextRequest,
    to assembly: inout ShapedText.Assembly
  ) throws(PaintError) {
    let room = request.maxLines - assembly.lineCount
    assembly.isTruncated = assembly.isTruncated || paragraph.isEllipsized
    var lines = paragraph.lines(limit: room)
    var isEllipsized = paragraph.isEllipsized
    var string = string
    while isEllipsized, let shown = lines.last?.bytes.upperBound, shown < string.utf8.count,
      let end = string.startOfGrapheme(splitBy: shown)
    {
      string = String(string[..<end])
      let shorter = try shaper.layout(string + Self.ellipsis, request: request, maxLines: room)
      lines = shorter.lines(limit: room)
      isEllipsized = shorter.isEllipsized
    }
    assembly.append(lines, index: index, byteCount: string.utf8.count)
  }
}

extension String {
  /// The start of the grapheme that `offset`, counted in UTF-8, falls inside of; nil where it falls between two.
  fileprivate func startOfGrapheme(splitBy offset: Int) -> Index? {
    let position = utf8.index(startIndex, offsetBy: offset)
    guard Index(position, within: self) == nil else { return nil }
    return index(before: index(after: position))
  }
}
