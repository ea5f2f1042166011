import TestSupport
import Testing

@testable import PNGCodec

@Suite struct HuffmanCodeTests {
  @Test func theRarestGetTheLongest() {
    // 1 + 1 = 2, 2 + 2 = 4, 4 + 4 = 8: a comb.
    let code = HuffmanCode(frequencies: [4, 1, 2, 1], limit: 15)
    #expect(code.lengths == [1, 3, 2, 3])
    // 0, 110, 10, 111, written with the first bit lowest.
    #expect(code.bits == [0b0, 0b011, 0b01, 0b111])
  }

  @Test func theExampleOfRFC1951() {
    // Lengths (3, 3, 3, 3, 3, 2, 4, 4) have the codes 010 011 100 101 110 00 1110 1111.
    let code = HuffmanCode(frequencies: [4, 4, 4, 4, 4, 8, 2, 2], limit: 15)
    #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
    #expect(code.bits == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
  }

  @Test func aLoneSymbolGetsACompanion() {
    #expect(HuffmanCode(frequencies: [0, 0, 9], limit: 15).lengths == [1, 0, 1])
    #expect(HuffmanCode(frequencies: [0, 0, 0], limit: 15).lengths == [1, 1, 0])
  }

  @Test func aLimitPressesTheLongestCodes() {
    // Unlimited, Fibonacci's numbers make a comb of depth 7.
    let frequencies = [1, 1, 2, 3, 5, 8, 13, 21] as [UInt32]
    #expect(HuffmanCode(frequencies: frequencies, limit: 15).lengths == [7, 7, 6, 5, 4, 3, 2, 1])
    let pressed = HuffmanCode(frequencies: frequencies, limit: 4)
    #expect(pressed.lengths.allSatisfy { (1...4).contains($0) })
    #expect(pressed.lengths.reduce(0) { $0 + 16 >> Int($1) } == 16)
  }

  @Test(arguments: [7, 9, 15])
  func everyCodeIsCompleteAndWithinItsLimit(limit: Int) {
    var random = SplitMix64(seed: UInt64(limit))
    for _ in 0..<100 {
      let count = Int.random(in: 2...(limit == 7 ? 19 : 286), using: &random)
      let steep = UInt32.random(in: 0...24, using: &random)
      let code = HuffmanCode(
        frequencies: (0..<count).map { _ in UInt32.random(in: 0...(1 << steep), using: &random) }, limit: limit)
      let used = code.lengths.filter { $0 > 0 }
      #expect(used.allSatisfy { Int($0) <= limit })
      #expect(used.reduce(0) { $0 + (1 << limit) >> Int($1) } == 1 << limit)
    }
  }
}
