import Foundation

/// The lines of a stream, one at a time, in the memory of one.
struct LineReader {
  /// A line that is not blank.
  enum Line {
    /// Its text, without white space around it.
    case text([UInt8])
    /// It is longer than the limit and was passed over.
    case tooLong
  }

  private var stream: ByteStream
  private var buffer: [UInt8] = []
  private var position = 0
  private var isAtEnd = false
  private let limit: Int
  /// The last line's number, from 1.
  private(set) var number = 0

  init(_ stream: ByteStream, limit: Int) {
    self.stream = stream
    self.limit = limit
  }

  /// The next line that is not blank; nil at the end.
  mutating func next() throws(FeedError) -> Line? {
    while true {
      var isTooLong = false
      var searched = position
      while true {
        if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
          let line = Self.trimmed(buffer[position..<end])
          position = end + 1
          number += 1
          if isTooLong || line.count > limit { return .tooLong }
          if line.isEmpty { break }
          return .text(Array(line))
        }
        if isAtEnd { return finish(isTooLong: isTooLong) }
        if buffer.count - position > limit {
          isTooLong = true
          position = buffer.count
        }
        try fill()
        searched = buffer.count - added
      }
    }
  }

  /// Whether no more lines that are not blank follow.
  mutating func isExhausted() throws(FeedError) -> Bool {
    while true {
      while position < buffer.count, Self.isBlank(buffer[position]) {
        if buffer[position] == UInt8(ascii: "\n") { number += 1 }
        position += 1
      }
      if position < buffer.count { return false }
      if isAtEnd { return true }
      try fill()
    }
  }

  /// The bytes that the last ``fill()`` added.
  private var added = 0

  private mutating func fill() throws(FeedError) {
    buffer.removeFirst(position)
    position = 0
    let piece = try stream.next()
    added = piece.count
    isAtEnd = piece.isEmpty
    buffer.append(contentsOf: piece)
  }

  /// What stands behind the last line break.
  private mutating func finish(isTooLong: Bool) -> Line? {
    let line = Self.trimmed(buffer[position...])
    position = buffer.count
    if line.isEmpty && !isTooLong { return nil }
    number += 1
    return isTooLong || line.count > limit ? .tooLong : .text(Array(line))
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = line.firstIndex(where: { !isBlank($0) }), let last = line.lastIndex(where: { !isBlank($0) })
    else { return [] }
    return line[first...last]
  }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
}
