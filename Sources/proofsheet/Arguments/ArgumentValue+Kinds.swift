import Foundation

extension ArgumentValue where Value == String {
  /// Any words.
  static var text: ArgumentValue {
    ArgumentValue(placeholder: "TEXT", expectation: "text", completion: .nothing, read: { $0 }, write: { $0 })
  }

  /// The name of a command.
  static var command: ArgumentValue {
    ArgumentValue(placeholder: "COMMAND", expectation: "a command", completion: .commands, read: { $0 }, write: { $0 })
  }

  /// The name of a file, shells offering those with one of the `extensions`.
  static func file(_ extensions: String...) -> ArgumentValue {
    ArgumentValue(
      placeholder: "FILE", expectation: "a file", completion: .files(extensions), read: { $0.isEmpty ? nil : $0 },
      write: { $0 })
  }

  /// The name of a folder.
  static var folder: ArgumentValue {
    ArgumentValue(
      placeholder: "DIR", expectation: "a folder", completion: .folders, read: { $0.isEmpty ? nil : $0 }, write: { $0 })
  }
}

extension ArgumentValue where Value == Int {
  /// A whole number in `range`.
  static func integer(in range: ClosedRange<Int>) -> ArgumentValue {
    ArgumentValue(
      placeholder: "N", expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)",
      completion: .nothing, read: { Int($0).flatMap { range.contains($0) ? $0 : nil } }, write: { String($0) })
  }

  /// A number of bytes, as in `64M`: a whole number and k, M or G for powers of 1024.
  static var byteCount: ArgumentValue {
    ArgumentValue(
      placeholder: "N", expectation: "a number of bytes such as 0, 500000, 64M or 1G", completion: .nothing,
      read: { word in
        let units = ["k": 1 << 10, "m": 1 << 20, "g": 1 << 30]
        let unit = word.last.flatMap { units[$0.lowercased()] }
        guard let count = Int(unit == nil ? word : String(word.dropLast())), count >= 0 else { return nil }
        let (bytes, overflow) = count.multipliedReportingOverflow(by: unit ?? 1)
        return overflow ? nil : bytes
      },
      write: { count in
        for (unit, size) in [("G", 1 << 30), ("M", 1 << 20), ("k", 1 << 10)] where count > 0 && count % size == 0 {
          return "\(count / size)\(unit)"
        }
        return String(count)
      })
  }
}

extension ArgumentValue where Value == Double {
  /// A number above 0 and not above `limit`.
  static func positive(upTo limit: Double) -> ArgumentValue {
    number("a number above 0, up to \(limit.plain)") { $0 > 0 && $0 <= limit }
  }

  /// A number in `range`.
  static func number(in range: ClosedRange<Double>) -> ArgumentValue {
    number("a number from \(range.lowerBound.plain) to \(range.upperBound.plain)") {
      range.contains($0)
    }
  }

  private static func number(_ expectation: String, _ accepts: @escaping @Sendable (Double) -> Bool) -> ArgumentValue {
    ArgumentValue(
      placeholder: "N", expectation: expectation, completion: .nothing,
      read: { Double($0).flatMap { accepts($0) ? $0 : nil } }, write: { $0.plain })
  }
}

extension ArgumentValue where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the values of an enumeration.
  static var choice: ArgumentValue {
    let words = Value.allCases.map(\.rawValue)
    return ArgumentValue(
      placeholder: words.joined(separator: "|"), expectation: words.listed(with: "or"), completion: .words(words),
      read: { Value(rawValue: $0) }, write: { $0.rawValue })
  }
}
