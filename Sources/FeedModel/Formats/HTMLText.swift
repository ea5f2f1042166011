/// The text of an HTML fragment.
enum HTMLText {
  /// What a reader would see of `html`, on one line; nil when that is nothing.
  static func line(_ html: String) -> String? {
    var scanner = HTMLScanner(html)
    return PlainText.line(scanner.text())
  }
}
