import CPango
import Foundation

extension PangoShaper {
  /// The attributes that a paragraph needs: a language for each script, tracking, hyphens at soft hyphens only.
  static func attributes(for paragraph: String, request: borrowing TextRequest) -> OpaquePointer? {
    let list = unsafe pango_attr_list_new()
    // Pango would hyphenate wherever it has to break inside a word, as in an address.
    if !paragraph.unicodeScalars.contains("\u{AD}") {
      unsafe insert(pango_attr_insert_hyphens_new(0), over: 0..<paragraph.utf8.count, into: list)
    }
    for bytes in conjuncts(of: paragraph) {
      unsafe insert(pango_attr_allow_breaks_new(0), over: bytes, into: list)
    }
    for (bytes, script) in scriptRanges(of: paragraph) {
      let tag = request.language.tag(for: script)
      unsafe insert(pango_attr_language_new(pango_language_from_string(tag)), over: bytes, into: list)
      if request.tracking != 0, !isJoined(script) {
        unsafe insert(pango_attr_letter_spacing_new(request.tracking), over: bytes, into: list)
      }
    }
    return unsafe list
  }

  private static func insert(
    _ attribute: UnsafeMutablePointer<PangoAttribute>?, over bytes: Range<Int>, into list: OpaquePointer?
  ) {
    guard let attribute = unsafe attribute else { return }
    unsafe attribute.pointee.start_index = UInt32(bytes.lowerBound)
    unsafe attribute.pointee.end_index = UInt32(bytes.upperBound)
    unsafe pango_attr_list_insert(list, attribute)
  }

  /// Graphemes that hold together by a virama, in UTF-8 bytes; Pango's older rules would break a line inside them.
  private static func conjuncts(of paragraph: String) -> [Range<Int>] {
    guard paragraph.unicodeScalars.contains(where: { $0.properties.canonicalCombiningClass == .virama }) else {
      return []
    }
    var ranges: [Range<Int>] = []
    var start = 0
    for character in paragraph {
      let end = start + character.utf8.count
      let scalars = character.unicodeScalars
      if scalars.count > 2, scalars.contains(where: { $0.properties.canonicalCombiningClass == .virama }) {
        ranges.append(start..<end)
      }
      start = end
    }
    return ranges
  }

  /// Where Pango itself will divide the paragraph by script, in UTF-8 bytes.
  static func scriptRanges(of paragraph: String) -> [(Range<Int>, PangoScript)] {
    var ranges: [(Range<Int>, PangoScript)] = []
    let count = paragraph.utf8.count
    unsafe paragraph.withCString { text in
      guard count > 0, let iterator = unsafe pango_script_iter_new(text, Int32(count)) else { return }
      defer { unsafe pango_script_iter_free(iterator) }
      repeat {
        var start: UnsafePointer<CChar>?
        var end: UnsafePointer<CChar>?
        var script = PANGO_SCRIPT_COMMON
        unsafe pango_script_iter_get_range(iterator, &start, &end, &script)
        guard let start = unsafe start, let end = unsafe end else { break }
        unsafe ranges.append(((start - text)..<(end - text), script))
      } while unsafe pango_script_iter_next(iterator) != 0
    }
    return ranges
  }

  /// Scripts whose letters touch; space between them would tear words apart.
  private static func isJoined(_ script: PangoScript) -> Bool {
    switch script {
    case PANGO_SCRIPT_ARABIC, PANGO_SCRIPT_SYRIAC, PANGO_SCRIPT_MONGOLIAN, PANGO_SCRIPT_NKO, PANGO_SCRIPT_DEVANAGARI,
      PANGO_SCRIPT_BENGALI, PANGO_SCRIPT_GURMUKHI:
      true
    default: false
    }
  }
}
