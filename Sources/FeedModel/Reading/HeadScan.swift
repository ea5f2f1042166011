/// Finds out, piece by piece, when enough of a page is known to tell lines from a document.
struct HeadScan {
  private var hasStarted = false
  private var hasBroken = false
  /// Whether the page is no object, or its first line that is not blank has something behind it.
  private(set) var isDone = false

  /// Looks at the next bytes; a byte order mark is not among them.
  mutating func look(at piece: [UInt8]) {
    for byte in piece where !isDone {
      if hasBroken || !hasStarted {
        guard !LineReader.isBlank(byte) else { continue }
        isDone = hasBroken || byte != UInt8(ascii: "{")
        hasStarted = true
      } else if byte == UInt8(ascii: "\n") {
        hasBroken = true
      }
    }
  }
}
