import Foundation
import JSONInput

/// A page's bytes, with what they are found out from them alone.
enum PageContent {
  /// One JSON document.
  case document(JSONText)
  /// JSON Lines.
  case lines(LineReader)

  /// Reads as much as it takes to tell lines from a document, and all of a document.
  init(_ stream: ByteStream, limits: FeedLimits) throws(FeedError) {
    var stream = stream
    let head = try Self.head(of: &stream, limit: limits.pageBytes)
    if JSONTextEncoding(of: head) == .utf8, Self.isLines(head: JSONText.withoutMark(head)) {
      let lines = ByteStream(JSONText.withoutMark(head), name: stream.name, then: stream)
      self = .lines(LineReader(lines, limit: limits.lineBytes))
      return
    }
    let text = JSONText(try stream.collect(after: head, limit: limits.pageBytes))
    // Other encodings can be told lines only now.
    guard text.encoding != .utf8, Self.isLines(head: text.utf8) else {
      self = .document(text)
      return
    }
    self = .lines(LineReader(ByteStream(text.utf8, name: stream.name), limit: limits.lineBytes))
  }

  /// The lines of a text that is no document, if they look like JSON Lines of which the first is broken.
  static func lines(of text: JSONText, name: String, limits: FeedLimits) throws(FeedError) -> LineReader? {
    guard text.utf8.first(where: { !LineReader.isBlank($0) }) == UInt8(ascii: "{") else { return nil }
    let reader = LineReader(ByteStream(text.utf8, name: name), limit: limits.lineBytes)
    var probe = reader
    var good = 0
    var bad = 0
    while good + bad < 8, let line = try probe.next() {
      if case .text(let bytes) = line, isCard(Data(bytes)) { good += 1 } else { bad += 1 }
    }
    // The last element of a broken document may be an object on a line of its own: one alone tells nothing.
    return good >= bad && good > 0 ? reader : nil
  }

  /// The first line that is not blank and at least one byte behind it, if there is.
  private static func head(of stream: inout ByteStream, limit: Int) throws(FeedError) -> Data {
    var head = Data()
    var scan = HeadScan()
    while head.count <= limit {
      let piece = try stream.next()
      scan.look(at: Array(head.isEmpty ? JSONText.withoutMark(piece) : piece))
      head.append(piece)
      if piece.isEmpty || scan.isDone { return head }
    }
    throw FeedFile.tooLarge(name: stream.name, limit: limit)
  }

  /// Whether the first line is a card of its own and something follows.
  private static func isLines(head: Data) -> Bool {
    guard let parts = split(head), parts.hasMore else { return false }
    return isCard(parts.line)
  }

  private static func split(_ head: Data) -> (line: Data, hasMore: Bool)? {
    guard let start = head.firstIndex(where: { !LineReader.isBlank($0) }) else { return nil }
    let rest = head[start...]
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return (rest, false) }
    return (rest[..<end], rest[end...].contains { !LineReader.isBlank($0) })
  }

  private static func isCard(_ line: Data) -> Bool {
    // What does not end as an object does is not worth decoding: the first line of a document that is spread out.
    guard line.first == UInt8(ascii: "{"), line.last(where: { !LineReader.isBlank($0) }) == UInt8(ascii: "}") else {
      return false
    }
    return (try? JSONInput.decode(CardProbe.self, from: line))?.value.isCard ?? false
  }
}
