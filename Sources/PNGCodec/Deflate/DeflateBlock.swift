/// Tokens that share a pair of prefix codes (RFC 1951, 3.2.7).
@safe struct DeflateBlock: ~Copyable {
  /// Tokens a block holds: enough to pay for the codes, few enough to follow the page.
  private static let capacity = 1 << 15

  private let tokens: UnsafeMutablePointer<DeflateToken>
  private var count = 0

  init() { unsafe tokens = .allocate(capacity: Self.capacity) }

  deinit { unsafe tokens.deallocate() }

  var isFull: Bool { count == Self.capacity }

  /// Adds a token to a block that is not full.
  @inline(__always)
  mutating func append(_ token: DeflateToken) {
    unsafe tokens[count] = token
    count &+= 1
  }

  /// Writes the block and forgets its tokens.
  mutating func flush(to writer: inout BitWriter, isLast: Bool) {
    var literals = [UInt32](repeating: 0, count: 286)
    var distances = [UInt32](repeating: 0, count: 30)
    count(&literals, &distances)
    let literal = HuffmanCode(frequencies: literals, limit: 15)
    let distance = HuffmanCode(frequencies: distances, limit: 15)
    writer.append(isLast ? 1 : 0, count: 1)
    writer.append(2, count: 2)
    DeflateCodeTable(literal: literal, distance: distance).write(to: &writer)
    write(literal: literal, distance: distance, to: &writer)
    writer.append(UInt64(literal.bits[256]), count: Int(literal.lengths[256]))
    count = 0
  }

  /// How often each symbol occurs; the block's end does once.
  private func count(_ literals: inout [UInt32], _ distances: inout [UInt32]) {
    unsafe literals.withUnsafeMutableBufferPointer { literals in
      unsafe distances.withUnsafeMutableBufferPointer { distances in
        unsafe DeflateSymbol.lengths.withUnsafeBufferPointer { lengths in
          for index in 0..<count {
            let token = unsafe tokens[index]
            if token.isRepetition {
              unsafe literals[lengths[token.length].symbol] &+= 1
              unsafe distances[DeflateSymbol(distance: token.distance).symbol] &+= 1
            } else if token.isPixel {
              unsafe literals[token.first] &+= 1
              unsafe literals[token.second] &+= 1
              unsafe literals[token.third] &+= 1
            } else {
              unsafe literals[0] &+= 1
            }
          }
        }
      }
    }
    literals[256] = 1
  }

  private func write(literal: HuffmanCode, distance: HuffmanCode, to writer: inout BitWriter) {
    let bytes = (0..<256).map { CodedBits(UInt64(literal.bits[$0]), count: Int(literal.lengths[$0])) }
    let lengths = DeflateSymbol.lengths.map { length in
      CodedBits(UInt64(literal.bits[length.symbol]), count: Int(literal.lengths[length.symbol]))
        .followed(by: CodedBits(UInt64(length.extra), count: length.extraCount))
    }
    let ways = distance.bits.indices.map { CodedBits(UInt64(distance.bits[$0]), count: Int(distance.lengths[$0])) }
    let tokens = unsafe UnsafeBufferPointer(start: tokens, count: count)
    unsafe writer.append(tokens) { token in
      if token.isRepetition {
        let way = DeflateSymbol(distance: token.distance)
        return lengths[token.length].followed(by: ways[way.symbol])
          .followed(by: CodedBits(UInt64(way.extra), count: way.extraCount))
      }
      guard token.isPixel else { return bytes[0] }
      return bytes[token.first].followed(by: bytes[token.second]).followed(by: bytes[token.third])
    }
  }
}
