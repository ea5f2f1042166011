/// A canonical prefix code (RFC 1951, 3.2.2): for each symbol the bits, first bit lowest, and their number.
struct HuffmanCode {
  private(set) var lengths: [UInt8]
  private(set) var bits: [UInt16]

  /// The best code for how often each symbol occurs, no longer than `limit` bits.
  ///
  /// At least two symbols get a code, so that it is complete.
  init(frequencies: [UInt32], limit: Int) {
    lengths = Array(repeating: 0, count: frequencies.count)
    bits = Array(repeating: 0, count: frequencies.count)
    var used = frequencies.indices.filter { frequencies[$0] > 0 }
    for symbol in frequencies.indices where used.count < 2 && frequencies[symbol] == 0 { used.append(symbol) }
    used.sort { (frequencies[$0], $0) < (frequencies[$1], $1) }
    var counts = Self.depths(used.map { UInt64(frequencies[$0]) }, limit: limit)
    var length = limit
    for symbol in used {
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      lengths[symbol] = UInt8(length)
    }
    assignBits(limit: limit)
  }

  /// How many leaves of Huffman's tree lie at each depth, pressed into `limit` levels; weights ascend.
  private static func depths(_ weights: [UInt64], limit: Int) -> [Int] {
    // Nodes in order of making: the leaves, then each pair of the two lightest.
    var nodes = weights
    var parents = [Int](repeating: 0, count: 2 * weights.count - 1)
    var (leaf, pair) = (0, weights.count)
    func lightest() -> Int {
      if leaf < weights.count && (pair >= nodes.count || nodes[leaf] <= nodes[pair]) {
        leaf += 1
        return leaf - 1
      }
      pair += 1
      return pair - 1
    }
    for _ in 1..<weights.count {
      let (first, second) = (lightest(), lightest())
      parents[first] = nodes.count
      parents[second] = nodes.count
      nodes.append(nodes[first] + nodes[second])
    }
    var depths = [Int](repeating: 0, count: nodes.count)
    var counts = [Int](repeating: 0, count: limit + 1)
    for node in (0..<nodes.count - 1).reversed() {
      depths[node] = depths[parents[node]] + 1
      if node < weights.count { counts[min(depths[node], limit)] += 1 }
    }
    press(&counts, limit: limit)
    return counts
  }

  /// Makes room for leaves that were pressed up to `limit`: each time a shorter code is split for one of them.
  private static func press(_ counts: inout [Int], limit: Int) {
    var excess = counts.indices.dropFirst().reduce(0) { $0 + counts[$1] << (limit - $1) } - 1 << limit
    while excess > 0 {
      var length = limit - 1
      while counts[length] == 0 { length -= 1 }
      counts[length] -= 1
      counts[length + 1] += 2
      counts[limit] -= 1
      excess -= 1
    }
  }

  private mutating func assignBits(limit: Int) {
    var next: UInt16 = 0
    for length in 1...limit {
      next <<= 1
      for symbol in lengths.indices where Int(lengths[symbol]) == length {
        var (forward, backward) = (next, UInt16(0))
        for _ in 0..<length {
          backward = backward << 1 | forward & 1
          forward >>= 1
        }
        bits[symbol] = backward
        next += 1
      }
    }
  }
}
