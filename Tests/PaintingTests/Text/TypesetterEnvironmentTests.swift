import Foundation
import Graphics
import Testing

@testable import Painting

/// Neither locale nor environment changes what a text looks like.
struct TypesetterEnvironmentTests {
  /// Metrics and pixels of texts whose faces, shapes and breaks a locale could change.
  private static func fingerprint() throws -> UInt64 {
    let typesetter = try Typesetter()
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ bytes: some Sequence<UInt8>) {
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    let strings = ["直骨角次 fi İıŞ", "直骨の 한국", "مرحبا ۴۵ ٪", "🎉 1️⃣ ❤", "\u{12000} б г д п т", "Ellipsis at the end"]
    for string in strings {
      for (font, language) in [("Inter, Noto Sans CJK SC 15", "zh-Hans"), ("sans 13", "en"), ("Nonsense 11", "und")] {
        let text = StyledText(string: string, font: font, language: language, width: 70, lineHeight: 20, maxLines: 2)
        let metrics = try typesetter.metrics(of: text)
        mix("\(metrics)".utf8)
        let item = TextItem(text: text, box: CGRect(x: 3, y: 3, width: 70, height: 40), color: .black)
        guard let raster = try typesetter.raster(item, scale: 2) else { continue }
        mix("\(raster.x) \(raster.y) \(raster.bitmap.size)".utf8)
        for pixel in raster.bitmap.pixels { mix([UInt8(pixel >> 24), UInt8(pixel >> 16 & 255), UInt8(pixel & 255)]) }
      }
    }
    return hash
  }

  private static let environments: [[String: String]] = [
    ["LC_ALL": "C"],
    ["LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr", "LANG": "tr_TR.UTF-8"],
    ["LC_ALL": "ja_JP.UTF-8", "LANGUAGE": "ja:en", "FC_LANG": "ja"],
    ["LC_ALL": "ko_KR.UTF-8", "PANGO_LANGUAGE": "ko:ja", "FC_LANG": "ko-kr"],
    ["LANG": "zh_TW.UTF-8", "LANGUAGE": "zh_TW:sr:bg", "PANGO_LANGUAGE": "zh-tw:sr:fa"],
    ["FONTCONFIG_FILE": "/nowhere/fonts.conf", "FONTCONFIG_PATH": "/nowhere", "FONTCONFIG_SYSROOT": "/nowhere"],
    ["PANGOCAIRO_BACKEND": "win32", "XDG_CURRENT_DESKTOP": "GNOME", "HOME": "", "XDG_CACHE_HOME": ""],
    ["HOME": "/nowhere", "XDG_CONFIG_HOME": "/nowhere", "XDG_DATA_HOME": "/nowhere", "FREETYPE_PROPERTIES": ""],
  ]

  /// In a process of its own, as the libraries read the environment once.
  private static func check(_ expected: UInt64, in environment: [String: String]) throws {
    for (name, value) in environment {
      _ = unsafe value.isEmpty ? unsetenv(name) : setenv(name, value, 1)
    }
    #expect(try fingerprint() == expected)
  }

  @Test(arguments: environments)
  func neitherLocaleNorEnvironmentTakesPart(environment: [String: String]) async throws {
    let expected = try Self.fingerprint()
    await #expect(processExitsWith: .success) {
      [expected = expected as UInt64, environment = environment as [String: String]] in
      try Self.check(expected, in: environment)
    }
  }
}
