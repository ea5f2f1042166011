import Foundation
import Graphics
import TestSupport
import Testing

@testable import Painting

/// Lines and ellipses fall between graphemes.
struct TypesetterGraphemeTests {
  private static let units = [
    "a", "W", " ", "-", "e\u{301}", "o\u{308}\u{323}", "👨‍👩‍👧‍👦", "👍🏽", "🇫🇷", "🇩🇪", "❤️", "☝🏿", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "한",
    "\u{1112}\u{1161}\u{11AB}", "中", "。",
    "が", "か\u{3099}", "س", "لا", "بَ", "ש\u{5B8}", "ก็", "न\u{93F}", "क\u{94D}ष", "\u{200D}", "🤦🏼‍♂️", "fi",
  ]

  private static func string(using generator: inout SplitMix64) -> String {
    (0..<Int.random(in: 1...24, using: &generator)).map { _ in units.randomElement(using: &generator) ?? "" }.joined()
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func noLineAndNoEllipsisSplitsAGrapheme(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let typesetter = try Typesetter()
    for _ in 0..<40 {
      let string = Self.string(using: &generator)
      let text = StyledText(
        string: string, font: "Inter, Noto Sans CJK SC 15", width: .random(in: 0...160, using: &generator),
        lineHeight: 19, tracking: [0, -0.15, 2].randomElement(using: &generator) ?? 0,
        maxLines: [1, 2, 3, nil].randomElement(using: &generator) ?? nil)
      let paragraphs = TextParagraphs(string, limit: .max).strings
      for line in try typesetter.shaped(text).lines {
        let boundaries = Self.boundaries(of: paragraphs[line.paragraph])
        #expect(boundaries.contains(line.bytes.lowerBound), "\(string.debugDescription) at \(text.width ?? 0)")
        #expect(boundaries.contains(line.bytes.upperBound), "\(string.debugDescription) at \(text.width ?? 0)")
      }
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func aLineThatEndsInAnEllipsisFits(seed: UInt64) throws {
    var generator = SplitMix64(seed: seed &+ 100)
    let typesetter = try Typesetter()
    for _ in 0..<40 {
      let width = CGFloat.random(in: 0...160, using: &generator)
      let text = StyledText(
        string: Self.string(using: &generator), font: "Inter, Noto Sans CJK SC 15", width: width, maxLines: 1)
      let shaped = try typesetter.shaped(text)
      guard shaped.metrics.isTruncated, let line = shaped.lines.last, !line.bytes.isEmpty else { continue }
      #expect(line.width <= width + 0.01, "\(text.string.debugDescription)")
    }
  }

  private static func boundaries(of string: String) -> Set<Int> {
    var end = 0
    return Set(
      [0]
        + string.map {
          end += $0.utf8.count; return end
        })
  }
}
