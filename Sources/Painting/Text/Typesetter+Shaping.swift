import Foundation

extension Typesetter {
  private static let ellipsis = "\u{2026}"
  /// Pango's time grows with the square of a paragraph that it breaks often; longer ones are set piece by piece.
  private static let pieceLength = 128

  /// A part of a paragraph's text.
  private struct Piece {
    var string: String
    let paragraph: Int
    /// Where it starts in the paragraph's UTF-8.
    var base: Int
    /// The paragraph's direction, once it is known.
    var isRightToLeft: Bool?
  }

  /// Sets a text paragraph by paragraph.
  func shape(_ text: StyledText) throws(PaintError) -> ShapedText {
    let request = try TextRequest(text)
    shaper.setLanguage(request.language)
    let extents = try shaper.fontExtents(of: request)
    var assembly = ShapedText.Assembly(
      ascent: extents.ascent, descent: extents.descent, lineHeight: request.lineHeight,
      isRightToLeft: request.language.isRightToLeft)
    for (index, string) in request.paragraphs.strings.enumerated() where assembly.lineCount < request.maxLines {
      var piece = Piece(string: string, paragraph: index, base: 0)
      try appendStart(of: &piece, request: request, to: &assembly)
      try appendEnd(of: piece, request: request, to: &assembly)
    }
    return assembly.text(hasContent: request.paragraphs.hasContent(from: 0))
  }

  /// Sets lines of a long paragraph until what is left is short or one line is left.
  ///
  /// The last lines of each piece are set again with what follows, which may change where they break.
  private func appendStart(
    of piece: inout Piece, request: borrowing TextRequest, to assembly: inout ShapedText.Assembly
  ) throws(PaintError) {
    guard request.width >= 0 else { return }
    var rest = piece.string[...]
    var length = Self.pieceLength
    while let end = rest.index(rest.startIndex, offsetBy: 2 * length, limitedBy: rest.endIndex) {
      let room = request.maxLines - assembly.lineCount
      guard room > 1 else {
        rest = rest[..<end]
        break
      }
      piece.string = String(rest.prefix(length))
      let lines = try layout(piece, request: request, room: .max).lines(limit: .max)
      guard lines.count >= 4 else {
        length *= 2
        continue
      }
      let kept = lines.prefix(min(lines.count - 2, room - 1))
      assembly.append(kept, paragraph: piece.paragraph, base: piece.base, limit: .max)
      let count = kept.last?.bytes.upperBound ?? 0
      piece.base += count
      piece.isRightToLeft = lines.first?.isRightToLeft
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: count)...]
    }
    piece.string = String(rest)
  }

  /// Sets the rest of a paragraph, with an ellipsis where anything more follows.
  private func appendEnd(
    of piece: Piece, request: borrowing TextRequest, to assembly: inout ShapedText.Assembly
  ) throws(PaintError) {
    let room = request.maxLines - assembly.lineCount
    var piece = piece
    var paragraph = try layout(piece, request: request, room: room)
    let isLast = paragraph.lineCount >= room || piece.paragraph == request.paragraphs.strings.count - 1
    if !paragraph.isEllipsized, isLast, request.paragraphs.hasContent(from: piece.paragraph + 1) {
      // The ellipsis that stands for later paragraphs; Pango makes room for it where the line is full.
      paragraph = try layout(piece, ending: Self.ellipsis, request: request, room: room)
      assembly.isTruncated = true
    }
    assembly.isTruncated = assembly.isTruncated || paragraph.isEllipsized
    let lines = try wholeGraphemes(of: paragraph, piece: &piece, request: request, room: room)
    assembly.append(lines[...], paragraph: piece.paragraph, base: piece.base, limit: piece.string.utf8.count)
  }

  /// The lines of a paragraph, `piece` cut where a grapheme starts if the ellipsis would split one.
  ///
  /// Pango's rules know no Indic conjuncts. Cutting once is nearly always enough, as less text takes less room.
  private func wholeGraphemes(
    of paragraph: borrowing PangoParagraph, piece: inout Piece, request: borrowing TextRequest, room: Int
  ) throws(PaintError) -> [PangoParagraph.Line] {
    var lines = paragraph.lines(limit: room)
    var isEllipsized = paragraph.isEllipsized
    while isEllipsized, let shown = lines.last?.bytes.upperBound, shown < piece.string.utf8.count,
      let end = piece.string.startOfGrapheme(splitBy: shown)
    {
      piece.string = String(piece.string[..<end])
      let shorter = try layout(piece, ending: Self.ellipsis, request: request, room: room)
      lines = shorter.lines(limit: room)
      isEllipsized = shorter.isEllipsized
    }
    return lines
  }

  private func layout(
    _ piece: Piece, ending: String = "", request: borrowing TextRequest, room: Int
  ) throws(PaintError) -> PangoParagraph {
    try shaper.layout(
      piece.string + ending, request: request, maxLines: room, isRightToLeft: piece.isRightToLeft)
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
