import Foundation

/// One event as a JSON line.
struct RenderRecord: Encodable {
  var event: String
  var sheet: Int?
  var file: String?
  var subject: String?
  var message: String?
  var cards: Int?
  var bytes: Int?
  var sheets: Int?
  var warnings: Int?

  /// The line, members in alphabetical order.
  var line: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    } catch {
      preconditionFailure("Texts and whole numbers can be encoded: \(error)")
    }
  }
}
