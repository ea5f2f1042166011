import Foundation
import Graphics
import Painting

extension SheetFrame {
  /// A line of text, set.
  struct Line {
    let metrics: TextMetrics
    private let text: StyledText
    private let color: Color

    /// Sets a text; nil where there is nothing to show.
    init?(_ text: StyledText, color: Color, typesetter: Typesetter) throws(PaintError) {
      guard !text.string.isEmpty else { return nil }
      metrics = try typesetter.metrics(of: text)
      guard metrics.lineCount > 0 else { return nil }
      self.text = text
      self.color = color
    }

    /// The line with its top left corner at (`x`, `y`).
    func item(x: CGFloat, y: CGFloat) -> DisplayItem {
      let width = text.width ?? metrics.size.width
      let box = CGRect(x: x, y: y, width: width, height: metrics.size.height)
      return .text(TextItem(text: text, box: box, color: color))
    }
  }
}
