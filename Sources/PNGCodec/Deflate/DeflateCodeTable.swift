/// The two codes of a block as its header spells them: lengths, with repetitions, in a code of their own.
struct DeflateCodeTable {
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private let literalCount: Int
  private let distanceCount: Int
  private var steps: [(symbol: Int, extra: UInt64, extraCount: Int)] = []

  init(literal: HuffmanCode, distance: HuffmanCode) {
    literalCount = max(257, (literal.lengths.lastIndex { $0 != 0 } ?? 0) + 1)
    distanceCount = max(1, (distance.lengths.lastIndex { $0 != 0 } ?? 0) + 1)
    let lengths = literal.lengths.prefix(literalCount) + distance.lengths.prefix(distanceCount)
    var start = lengths.startIndex
    while start < lengths.endIndex {
      let end = lengths[start...].firstIndex { $0 != lengths[start] } ?? lengths.endIndex
      append(Int(lengths[start]), times: end - start)
      start = end
    }
  }

  private mutating func append(_ length: Int, times: Int) {
    var rest = times
    if length != 0 {
      steps.append((length, 0, 0))
      rest -= 1
    }
    while rest >= 3 {
      if length != 0 {
        let count = min(rest, 6)
        steps.append((16, UInt64(count - 3), 2))
        rest -= count
      } else if rest <= 10 {
        steps.append((17, UInt64(rest - 3), 3))
        rest = 0
      } else {
        let count = min(rest, 138)
        steps.append((18, UInt64(count - 11), 7))
        rest -= count
      }
    }
    for _ in 0..<rest { steps.append((length, 0, 0)) }
  }

  /// Writes the counts, the lengths of the lengths' code, and the lengths.
  func write(to writer: inout BitWriter) {
    var frequencies = [UInt32](repeating: 0, count: 19)
    for step in steps { frequencies[step.symbol] += 1 }
    let code = HuffmanCode(frequencies: frequencies, limit: 7)
    let count = max(4, (Self.order.lastIndex { code.lengths[$0] != 0 } ?? 0) + 1)
    writer.append(UInt64(literalCount - 257), count: 5)
    writer.append(UInt64(distanceCount - 1), count: 5)
    writer.append(UInt64(count - 4), count: 4)
    for symbol in Self.order.prefix(count) { writer.append(UInt64(code.lengths[symbol]), count: 3) }
    for step in steps {
      writer.append(UInt64(code.bits[step.symbol]), count: Int(code.lengths[step.symbol]))
      writer.append(step.extra, count: step.extraCount)
    }
  }
}
