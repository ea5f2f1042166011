import Foundation
import Painting

/// The header and the footer of one sheet, set, and the room that they leave.
struct SheetFrame {
  private let padding: CGFloat
  /// At the leading edge of the header.
  private let title: Line?
  /// At the trailing edge of the header.
  private let number: Line?
  private let footer: Line?

  /// Space between the header's title and its number, in points.
  private static let gap: CGFloat = 12

  /// Sets a sheet's header and footer: the number keeps its width, the title takes what remains.
  init(_ sheet: Sheet, theme: Theme, typesetter: Typesetter) throws(PaintError) {
    func line(
      _ string: String, _ style: Theme.TextStyle, width: CGFloat, _ alignment: StyledText.Alignment
    ) throws(PaintError) -> Line? {
      let language = sheet.language ?? StyledText.defaultLanguage
      let text = style.text(string, language: language, width: width, alignment: alignment)
      return try Line(text, color: style.color, typesetter: typesetter)
    }
    func line(
      _ label: Theme.Label?, width: CGFloat, _ alignment: StyledText.Alignment
    ) throws(PaintError) -> Line? {
      guard let label else { return nil }
      return try line(label.filled(for: sheet), label.style, width: width, alignment)
    }
    let width = theme.page.contentWidth
    padding = theme.page.padding
    number = try line(theme.page.header?.number, width: width, .trailing)
    let taken = number.map { $0.metrics.size.width + Self.gap } ?? 0
    title = try line(theme.page.header?.title, width: max(width - taken, 0), .leading)
    guard let footer = theme.footer else {
      self.footer = nil
      return
    }
    self.footer = try line(sheet.isLast ? footer.end : footer.more, footer.style, width: width, .center)
  }

  /// Where the cards start below the sheet's top edge, in points.
  var top: CGFloat {
    let heights = header.map { baseline - $0.metrics.firstBaseline + $0.metrics.size.height }
    return padding + (heights.max().map { $0 + padding } ?? 0)
  }

  /// What stands between the last card and the sheet's bottom edge, in points.
  var bottom: CGFloat {
    guard let footer else { return padding }
    return padding + footer.metrics.size.height + padding
  }

  /// The header's items, on one baseline.
  var headerItems: [DisplayItem] {
    header.map { $0.item(x: padding, y: padding + baseline - $0.metrics.firstBaseline) }
  }

  /// The footer's item below content that ends at `contentBottom`, where there is a footer.
  func footerItem(below contentBottom: CGFloat) -> DisplayItem? {
    footer.map { $0.item(x: padding, y: contentBottom + padding) }
  }

  private var header: [Line] { [title, number].compactMap { $0 } }

  /// The header's baseline from its top.
  private var baseline: CGFloat { header.map(\.metrics.firstBaseline).max() ?? 0 }
}
