import Foundation

extension Theme.Label {
  /// The text with its places filled; empty when it names a feed that has no title.
  func filled(for sheet: Sheet) -> String {
    if text.contains("{feed}"), sheet.title.isEmpty { return "" }
    return
      text
      .replacing("{pages}", with: sheet.count.map(String.init) ?? "–")
      .replacing("{page}", with: String(sheet.number))
      .replacing("{feed}", with: sheet.title)
  }
}

extension Theme {
  /// Whether a label tells how many sheets there are, so that the feed must be paged to its end first.
  var needsSheetCount: Bool {
    [page.header?.title, page.header?.number].contains { $0?.text.contains("{pages}") ?? false }
  }
}
