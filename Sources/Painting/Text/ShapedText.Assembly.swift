import Foundation

extension ShapedText {
  /// A shaped text while its paragraphs arrive.
  struct Assembly {
    private let ascent: CGFloat
    private let pitch: CGFloat
    private let firstBaseline: CGFloat
    private let languageIsRightToLeft: Bool
    private var lines: [Line] = []
    /// Whether an ellipsis stands for the rest.
    var isTruncated = false
    private var fonts: [String] = []
    private var missing: [Unicode.Scalar] = []
    private var seen: Set<Unicode.Scalar> = []

    /// Lines whose pitch is `lineHeight`, or the font's own, with ascent and descent centred in it.
    init(ascent: CGFloat, descent: CGFloat, lineHeight: CGFloat?, isRightToLeft: Bool) {
      self.ascent = ascent
      pitch = lineHeight ?? (ascent + descent)
      firstBaseline = (pitch - ascent - descent) / 2 + ascent
      languageIsRightToLeft = isRightToLeft
    }

    var lineCount: Int { lines.count }

    /// Puts lines below those that are there.
    ///
    /// They are of the text that starts at `base` in the paragraph's UTF-8; what they show beyond `limit` of its bytes
    /// is an ellipsis.
    mutating func append(_ lines: ArraySlice<PangoParagraph.Line>, paragraph: Int, base: Int, limit: Int) {
      for line in lines {
        let bytes = line.bytes.clamped(to: 0..<limit)
        self.lines.append(
          Line(
            runs: line.runs, width: CGFloat(line.width) / 1024,
            baseline: firstBaseline + CGFloat(self.lines.count) * pitch, isRightToLeft: line.isRightToLeft,
            paragraph: paragraph, bytes: (base + bytes.lowerBound)..<(base + bytes.upperBound)))
        for run in line.readingOrder { note(line.runs[run]) }
      }
    }

    /// The text as it stands.
    func text(hasContent: Bool) -> ShapedText {
      let metrics = TextMetrics(
        size: CGSize(width: lines.map(\.width).max() ?? 0, height: CGFloat(lines.count) * pitch),
        lineCount: lines.count,
        firstBaseline: lines.first?.baseline ?? 0,
        lastBaseline: lines.last?.baseline ?? 0,
        isTruncated: isTruncated || (lines.isEmpty && hasContent),
        isRightToLeft: lines.first?.isRightToLeft ?? languageIsRightToLeft,
        fonts: fonts, missing: missing)
      return ShapedText(lines: lines, metrics: metrics)
    }

    private mutating func note(_ run: PangoGlyphRun) {
      let name = run.fontName
      if !fonts.contains(name) { fonts.append(name) }
      for scalar in run.missing where seen.insert(scalar).inserted { missing.append(scalar) }
    }
  }
}
