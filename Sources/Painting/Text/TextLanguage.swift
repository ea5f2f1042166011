import CPango
import Foundation

/// A text's language and what follows from it, by the tag and the text alone.
struct TextLanguage: Hashable, Sendable {
  /// The tag as Pango is given it.
  let tag: String
  /// Whose CJK faces are preferred.
  let region: FontFamilies.Region
  /// Whether paragraphs without letters run from the right.
  let isRightToLeft: Bool

  /// The language `tag` of `string`; an empty tag is `und`.
  ///
  /// Where the tag names no CJK language, kana in the text make its ideographs Japanese and Hangul makes them Korean.
  init(tag: String, string: String) {
    let cleaned = String(tag.unicodeScalars.lazy.filter(Self.isTagScalar).prefix(64).map(Character.init))
    self.tag = cleaned.isEmpty ? "und" : cleaned
    let parts = self.tag.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    isRightToLeft = parts.first.map { Self.rightToLeft.contains(String($0)) } ?? false
    region = Self.region(parts: parts.map(String.init)) ?? Self.region(of: string)
  }

  private static let rightToLeft: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  private static func isTagScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }

  private static func region(parts: [String]) -> FontFamilies.Region? {
    switch parts.first {
    case "ja": return .japan
    case "ko": return .korea
    case "yue": return .hongKong
    case "zh", "cmn", "lzh", "wuu", "nan", "hak":
      if parts.contains("hk") || parts.contains("mo") { return parts.contains("hans") ? .simplified : .hongKong }
      return parts.contains("hant") || parts.contains("tw") ? .traditional : .simplified
    default: return nil
    }
  }

  private static func region(of string: String) -> FontFamilies.Region {
    for scalar in string.unicodeScalars {
      switch scalar.value {
      case 0x3041...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: return .japan
      case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7FF: return .korea
      default: continue
      }
    }
    return .simplified
  }

  /// The tag for a run in `script`: the text's own where it is written in that script, else one that is.
  ///
  /// Pango would take the latter from the environment.
  func tag(for script: PangoScript) -> String {
    if Self.language(tag, includes: script) { return tag }
    let substitute = Self.substitutes[script.rawValue] ?? regionTag(for: script)
    return substitute ?? tag
  }

  private func regionTag(for script: PangoScript) -> String? {
    switch script {
    case PANGO_SCRIPT_HAN:
      switch region {
      case .simplified: "zh-hans"
      case .traditional: "zh-hant"
      case .hongKong: "zh-hk"
      case .japan: "ja"
      case .korea: "ko"
      }
    default: nil
    }
  }

  private static func language(_ tag: String, includes script: PangoScript) -> Bool {
    guard let language = unsafe pango_language_from_string(tag) else { return false }
    return unsafe pango_language_includes_script(language, script) != 0
  }

  /// A language for each script that several are written in.
  private static let substitutes: [PangoScript.RawValue: String] = [
    PANGO_SCRIPT_LATIN.rawValue: "en",
    PANGO_SCRIPT_CYRILLIC.rawValue: "ru",
    PANGO_SCRIPT_GREEK.rawValue: "el",
    PANGO_SCRIPT_ARABIC.rawValue: "ar",
    PANGO_SCRIPT_HEBREW.rawValue: "he",
    PANGO_SCRIPT_DEVANAGARI.rawValue: "hi",
    PANGO_SCRIPT_BENGALI.rawValue: "bn",
    PANGO_SCRIPT_ETHIOPIC.rawValue: "am",
    PANGO_SCRIPT_TIBETAN.rawValue: "bo",
    PANGO_SCRIPT_HIRAGANA.rawValue: "ja",
    PANGO_SCRIPT_KATAKANA.rawValue: "ja",
    PANGO_SCRIPT_HANGUL.rawValue: "ko",
    PANGO_SCRIPT_BOPOMOFO.rawValue: "zh-hant",
    PANGO_SCRIPT_CANADIAN_ABORIGINAL.rawValue: "iu",
    PANGO_SCRIPT_SYRIAC.rawValue: "syr",
    PANGO_SCRIPT_MONGOLIAN.rawValue: "mn",
  ]
}
