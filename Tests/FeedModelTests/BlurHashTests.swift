import FeedModel
import Graphics
import Testing

@Suite struct BlurHashTests {
  @Test func averageIsTheFirstTerm() {
    // "L" is 21: 21 % 9 + 1 = 4 by 21 / 9 + 1 = 3 terms, so 4 + 2·12 = 28 letters.
    // "HV6n" is ((17·83 + 31)·83 + 6)·83 + 49 = 9,934,485 = 0x979695.
    let hash = BlurHash("LEHV6nWB2yk8pyo0adR*.7kCMdnj")
    #expect(hash?.averageColor == Color(red: 0x97, green: 0x96, blue: 0x95))
  }

  @Test func oneTermTakesSixLetters() {
    // "00TSUA" holds the digits 29, 28, 30, 10: ((29·83 + 28)·83 + 30)·83 + 10 = 16,777,215, which is white.
    #expect(BlurHash("00TSUA")?.averageColor == .white)
    #expect(BlurHash("000000")?.averageColor == .black)
  }

  @Test(arguments: ["", "0", "00000", "0000000", "LEHV6nWB2yk8pyo0adR*.7kCMdn", "00 000", "00TSUB", "00~~~~", "éé"])
  func wrongLengthLetterOrColorIsNoHash(text: String) {
    #expect(BlurHash(text) == nil)
  }
}
