import Foundation
import Graphics

/// A text shaped once at scale 1: what its metrics are read from and what is painted at any scale.
final class ShapedText {
  /// One line's glyphs in visual order.
  struct Line {
    let runs: [PangoGlyphRun]
    /// The advance of all glyphs, in points.
    let width: CGFloat
    /// From the text's top, in points.
    let baseline: CGFloat
    /// Whether its paragraph runs from the right.
    let isRightToLeft: Bool
    /// Which of the paragraphs it is of.
    let paragraph: Int
    /// The part of the paragraph's UTF-8 that it shows.
    let bytes: Range<Int>
  }

  let lines: [Line]
  let metrics: TextMetrics

  init(lines: [Line], metrics: TextMetrics) {
    self.lines = lines
    self.metrics = metrics
  }

  /// About how many bytes it keeps.
  var cost: Int { lines.reduce(256) { $0 + 64 + $1.runs.reduce(0) { $0 + 192 + $1.count * 24 } } }

  /// From the left edge of a box of `width` points to a line's left edge.
  static func offset(of line: Line, alignment: StyledText.Alignment, width: CGFloat) -> CGFloat {
    let room = width - line.width
    switch alignment {
    case .leading: return line.isRightToLeft ? room : 0
    case .trailing: return line.isRightToLeft ? 0 : room
    case .center: return room / 2
    }
  }
}
