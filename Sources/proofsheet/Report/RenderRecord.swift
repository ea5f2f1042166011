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

  /// The record as it is printed.
  var line: String {
    do {
      return try JSONLine().text(self)
    } catch {
      preconditionFailure("Texts and whole numbers can be encoded: \(error)")
    }
  }
}
