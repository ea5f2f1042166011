import Foundation

/// Says where a document stops being JSON, which `JSONDecoder` does not tell on Linux.
enum JSONSyntax {
  /// The fault of a document that is no JSON, else nil.
  static func fault(in utf8: Data) -> JSONError? {
    guard utf8.contains(where: { !" \t\r\n".utf8.contains($0) }) else {
      return JSONError(path: JSONPath(), reason: "the document is empty")
    }
    do {
      _ = try JSONSerialization.jsonObject(with: utf8, options: .fragmentsAllowed)
      return nil
    } catch {
      let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? "\(error)"
      return JSONError(path: JSONPath(), reason: "not valid JSON: " + reason(detail, utf8: utf8))
    }
  }

  /// Foundation's words with its byte offset told as line and column.
  private static func reason(_ detail: String, utf8: Data) -> String {
    let sentence = detail.prefix(1).lowercased() + detail.dropFirst()
    guard let match = sentence.firstMatch(of: /\ around character (\d+)\.?$/), let offset = Int(match.output.1) else {
      return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }
    let before = utf8.prefix(offset)
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
    let column = String(decoding: before[start...], as: UTF8.self).unicodeScalars.count + 1
    return sentence[..<match.range.lowerBound] + " at line \(line), column \(column)"
  }
}
