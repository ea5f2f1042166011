import Foundation

/// A value as one line of JSON.
struct JSONLine {
  private let encoder = JSONEncoder()

  init() { encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes] }

  /// The line, members in alphabetical order.
  func text(_ value: some Encodable) throws -> String { String(decoding: try encoder.encode(value), as: UTF8.self) }
}
