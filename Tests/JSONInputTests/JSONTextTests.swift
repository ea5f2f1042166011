import Foundation
import JSONInput
import Testing

@Suite struct JSONTextTests {
  private static let sample = "{\"é\": \"𝄞\"}"

  private func bytes(_ encoding: JSONTextEncoding, of text: String) -> Data {
    func split<Unit: FixedWidthInteger>(_ units: some Sequence<Unit>, bigEndian: Bool) -> Data {
      Data(
        units.flatMap { unit in
          let bytes = stride(from: 0, to: Unit.bitWidth, by: 8).map { UInt8(truncatingIfNeeded: unit >> Unit($0)) }
          return bigEndian ? bytes.reversed() : bytes
        })
    }
    return switch encoding {
    case .utf8: Data(text.utf8)
    case .utf16BigEndian: split(text.utf16, bigEndian: true)
    case .utf16LittleEndian: split(text.utf16, bigEndian: false)
    case .utf32BigEndian: split(text.unicodeScalars.map(\.value), bigEndian: true)
    case .utf32LittleEndian: split(text.unicodeScalars.map(\.value), bigEndian: false)
    }
  }

  @Test(arguments: [
    JSONTextEncoding.utf8, .utf16BigEndian, .utf16LittleEndian, .utf32BigEndian, .utf32LittleEndian,
  ])
  func everyEncodingIsToldWithAndWithoutItsMark(encoding: JSONTextEncoding) {
    for mark in ["", "\u{FEFF}"] {
      let text = JSONText(bytes(encoding, of: mark + Self.sample))
      #expect(text.encoding == encoding)
      #expect(String(decoding: text.utf8, as: UTF8.self) == Self.sample)
      #expect(!text.isRepaired)
    }
  }

  @Test func bytesThatAreNoTextAreReplacedAndRemarkedOnce() throws {
    let decoded = try JSONInput.decode([String].self, from: Data([0x5B, 0x22, 0x61, 0xFF, 0xC3, 0x22, 0x5D]))
    #expect(decoded.value == ["a\u{FFFD}\u{FFFD}"])
    #expect(decoded.warnings.map(\.description) == ["$: bytes that are no UTF-8 were replaced by U+FFFD"])
  }

  @Test func halfASurrogatePairIsReplaced() {
    let text = JSONText(Data([0xFE, 0xFF, 0x00, 0x22, 0xD8, 0x34, 0x00, 0x22]))
    #expect(text.isRepaired)
    #expect(String(decoding: text.utf8, as: UTF8.self) == "\"\u{FFFD}\"")
  }

  @Test func aCutLastUnitIsLeftOut() {
    let text = JSONText(Data([0xFF, 0xFE, 0x5B, 0x00, 0x5D]))
    #expect(String(decoding: text.utf8, as: UTF8.self) == "[")
  }

  @Test(arguments: [[], [0xEF], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0x00], [0x00, 0x00, 0xFE]] as [[UInt8]])
  func nextToNothingIsNoTrap(bytes: [UInt8]) {
    #expect(throws: JSONError.self) { try JSONInput.decode([String].self, from: Data(bytes)) }
  }
}
