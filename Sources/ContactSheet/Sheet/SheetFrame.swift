import Foundation
import Graphics
import Painting

/// The header, the footer and the room between them on one theme's sheets.
struct SheetFrame {
  let theme: Theme
  let typesetter: Typesetter
  /// The language of header and footer.
  let language: String

  /// The width that cards have, in points.
  var width: CGFloat { theme.page.width - 2 * theme.page.padding }

  /// Where the cards start below the sheet's top edge, in points.
  func top(_ sheet: Sheet) throws(PaintError) -> CGFloat {
    let header = try header(sheet)
    return theme.page.padding + (header.isEmpty ? 0 : header.height + theme.page.padding)
  }

  /// What stands between the last card and the sheet's bottom edge, in points.
  func bottom(_ sheet: Sheet) throws(PaintError) -> CGFloat {
    guard let footer = try footer(sheet) else { return theme.page.padding }
    return theme.page.padding + footer.metrics.size.height + theme.page.padding
  }

  /// A line of text, set.
  struct Line {
    var text: StyledText
    var style: Theme.TextStyle
    var metrics: TextMetrics

    /// The line with its top left corner at (`x`, `y`).
    func item(x: CGFloat, y: CGFloat) -> DisplayItem {
      let width = text.width ?? metrics.size.width
      let box = CGRect(x: x, y: y, width: width, height: metrics.size.height)
      return .text(TextItem(text: text, box: box, color: style.color))
    }
  }

  /// The header's two lines; either may be missing.
  struct HeaderLines {
    var title: Line?
    var number: Line?

    var isEmpty: Bool { title == nil && number == nil }
    /// The baseline that both share, from the header's top.
    var baseline: CGFloat { max(title?.metrics.firstBaseline ?? 0, number?.metrics.firstBaseline ?? 0) }
    var height: CGFloat {
      [title, number].compactMap { $0.map { baseline - $0.metrics.firstBaseline + $0.metrics.size.height } }.max() ?? 0
    }
  }

  /// Space between the header's title and its number, in points.
  private static let gap: CGFloat = 12

  /// The header of a sheet: the number keeps its width, the title takes what remains.
  func header(_ sheet: Sheet) throws(PaintError) -> HeaderLines {
    let labels = theme.page.header
    let number = try line(labels?.number, for: sheet, width: width, alignment: .trailing)
    let taken = number.map { $0.metrics.size.width + Self.gap } ?? 0
    let title = try line(labels?.title, for: sheet, width: max(width - taken, 0), alignment: .leading)
    return HeaderLines(title: title, number: number)
  }

  /// The footer of a sheet; nil where the theme has none.
  func footer(_ sheet: Sheet) throws(PaintError) -> Line? {
    guard let footer = theme.footer else { return nil }
    let string = sheet.isLast ? footer.end : footer.more
    return try line(string, style: footer.style, width: width, alignment: .center)
  }

  /// The header's items.
  func headerItems(_ sheet: Sheet) throws(PaintError) -> [DisplayItem] {
    let header = try header(sheet)
    return [header.title, header.number].compactMap { line in
      line.map { $0.item(x: theme.page.padding, y: theme.page.padding + header.baseline - $0.metrics.firstBaseline) }
    }
  }

  private func line(
    _ label: Theme.Label?, for sheet: Sheet, width: CGFloat, alignment: StyledText.Alignment
  ) throws(PaintError) -> Line? {
    guard let label else { return nil }
    return try line(label.filled(for: sheet), style: label.style, width: width, alignment: alignment)
  }

  private func line(
    _ string: String, style: Theme.TextStyle, width: CGFloat, alignment: StyledText.Alignment
  ) throws(PaintError) -> Line? {
    guard !string.isEmpty else { return nil }
    let text = style.text(string, language: language, width: width, alignment: alignment)
    let metrics = try typesetter.metrics(of: text)
    return metrics.lineCount == 0 ? nil : Line(text: text, style: style, metrics: metrics)
  }
}
