import Foundation
import JSONInput

/// A page in JSON Lines that is being read.
struct LinePage {
  let reference: PageReference
  private var reader: LineReader

  init(_ reader: LineReader, reference: PageReference) {
    self.reader = reader
    self.reference = reference
  }

  /// The next item; lines that are none leave a warning. Nil is the end.
  mutating func next(warnings: inout [FeedWarning]) throws(FeedError) -> FeedItem? {
    while let line = try reader.next() {
      switch line {
      case .tooLong: warnings.append(warning(JSONPath(), "the line is too long; item passed over"))
      case .text(let bytes):
        do {
          let decoded = try JSONInput.decode(CardListItem.self, from: Data(bytes))
          warnings += decoded.warnings.map { warning($0.path, $0.reason) }
          return decoded.value.item
        } catch {
          warnings.append(warning(error.path, error.reason))
        }
      }
    }
    return nil
  }

  /// Whether no more lines follow.
  mutating func isExhausted() throws(FeedError) -> Bool { try reader.isExhausted() }

  /// A remark on the last line.
  func warning(_ path: JSONPath, _ reason: String) -> FeedWarning {
    FeedWarning(source: reference.source, line: reader.number, path: path, reason: reason)
  }
}
