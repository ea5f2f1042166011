import Foundation
import Testing

@testable import Painting

struct ShapedTextCacheTests {
  private let empty = ShapedText(
    lines: [],
    metrics: TextMetrics(
      size: .zero, lineCount: 0, firstBaseline: 0, lastBaseline: 0, isTruncated: false, isRightToLeft: false, fonts: [],
      missing: []))

  private func key(_ index: Int) -> StyledText { StyledText(string: "\(index)", font: "Inter 12") }

  @Test func measuringAndPaintingShareOneEntry() throws {
    let typesetter = try Typesetter()
    let text = StyledText(string: "once", font: "Inter 12")
    _ = try typesetter.metrics(of: text)
    let shaped = try typesetter.shaped(text)
    #expect(try typesetter.shaped(text) === shaped)
    #expect(typesetter.statistics.misses == 1)
    #expect(typesetter.statistics.hits == 2)
  }

  @Test func theNumberOfTextsIsBoundedAndWhatIsUsedStays() throws {
    var cache = ShapedTextCache(count: 10, bytes: 1 << 20)
    for index in 0..<100 {
      _ = try cache.text(for: key(index)) { empty }
      _ = try cache.text(for: key(0)) { empty }
      #expect(cache.count <= 10)
    }
    // 100 texts were new; the first was never forgotten.
    #expect(cache.misses == 100)
  }

  @Test func theBytesAreBounded() throws {
    var cache = ShapedTextCache(count: 1000, bytes: 4096)
    for index in 0..<100 {
      _ = try cache.text(for: key(index)) { empty }
      // An empty text counts for 256 bytes and its key.
      #expect(cache.count <= 16)
    }
    var none = ShapedTextCache(count: 1000, bytes: 0)
    for _ in 0..<2 { _ = try none.text(for: key(0)) { empty } }
    #expect(none.misses == 2)
    #expect(none.count == 0)
  }

  @Test func aFaultIsNotKept() throws {
    var cache = ShapedTextCache(count: 10, bytes: 1 << 20)
    #expect(throws: PaintError.self) {
      try cache.text(for: key(0)) { () throws(PaintError) in throw PaintError(.invalid, subject: "", message: "no") }
    }
    _ = try cache.text(for: key(0)) { empty }
    #expect(cache.misses == 2)
  }
}
