import Testing

@testable import Painting

struct SystemFontsTests {
  @Test func missesOnlyFamiliesThatAreNotInstalled() throws {
    #expect(try SystemFonts.missingFamilies(in: "Intr, INTER, Noto Sans CJK SC, sans Bold 15") == ["Intr"])
    #expect(try SystemFonts.missingFamilies(in: "Inter Semi-Bold 15") == [])
    #expect(try SystemFonts.missingFamilies(in: "12") == [])
  }

  @Test(arguments: ["", "Inter", "Inter Bold 0.01", "Inter 2001"]) func refusesWhatHasNoUsableSize(font: String) {
    let error = #expect(throws: PaintError.self) { try SystemFonts.missingFamilies(in: font) }
    #expect(error?.code == .invalid)
  }
}
