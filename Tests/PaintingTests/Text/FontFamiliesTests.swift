import Testing

@testable import Painting

struct FontFamiliesTests {
  @Test func fallbacksFollowTheRequestEachOnce() {
    #expect(
      FontFamilies(requested: ["inter", "Georgia"], region: .japan).names == [
        "inter", "Georgia", "Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans CJK TC", "Noto Sans CJK HK",
        "Noto Sans CJK KR", "DejaVu Sans", "Noto Color Emoji",
      ])
    #expect(FontFamilies(requested: [], region: .korea).names.prefix(2) == ["Inter", "Noto Sans CJK KR"])
  }

  @Test func aLaterRegionalFaceGivesWayToTheTextsOwn() {
    let names = FontFamilies(requested: ["Inter", "Noto Serif CJK SC"], region: .traditional).names
    #expect(names.prefix(3) == ["Inter", "Noto Serif CJK TC", "Noto Serif CJK SC"])
    #expect(FontFamilies(requested: ["Noto Serif CJK SC"], region: .japan).names.first == "Noto Serif CJK SC")
    #expect(FontFamilies(requested: ["A", "Some SC"], region: .japan).names.prefix(2) == ["A", "Some SC"])
  }
}
