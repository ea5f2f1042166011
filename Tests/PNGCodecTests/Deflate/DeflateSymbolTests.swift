import Testing

@testable import PNGCodec

@Suite struct DeflateSymbolTests {
  // From the tables of RFC 1951, 3.2.5.
  @Test(arguments: [
    (3, 257, 0, 0), (10, 264, 0, 0), (11, 265, 0, 1), (12, 265, 1, 1), (18, 268, 1, 1), (19, 269, 0, 2),
    (130, 280, 15, 4), (131, 281, 0, 5), (257, 284, 30, 5), (258, 285, 0, 0),
  ])
  func lengths(length: Int, symbol: Int, extra: UInt32, extraCount: Int) {
    let found = DeflateSymbol.lengths[length - 3]
    #expect(found.symbol == symbol)
    #expect(found.extra == extra)
    #expect(found.extraCount == extraCount)
  }

  @Test(
    arguments: [
      (1, 0, 0, 0), (4, 3, 0, 0), (5, 4, 0, 1), (6, 4, 1, 1), (9, 6, 0, 2), (193, 15, 0, 6), (1024, 19, 255, 8),
      (24_577, 29, 0, 13), (32_768, 29, 8191, 13),
    ] as [(UInt32, Int, UInt32, Int)])
  func distances(distance: UInt32, symbol: Int, extra: UInt32, extraCount: Int) {
    let found = DeflateSymbol(distance: distance - 1)
    #expect(found.symbol == symbol)
    #expect(found.extra == extra)
    #expect(found.extraCount == extraCount)
  }
}
