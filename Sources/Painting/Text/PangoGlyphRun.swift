import CPango
import Foundation

/// Glyphs of one font in a row, at the positions they have at scale 1.
@safe final class PangoGlyphRun {
  private let font: UnsafeMutablePointer<PangoFont>
  private let glyphs: UnsafeMutablePointer<PangoGlyphString>
  /// From the line's left edge, in Pango units.
  let x: Int
  /// Whether the font has pictures instead of outlines.
  let isColored: Bool

  /// Keeps the font of `item` and a copy of its glyphs; nil where Pango has none.
  init?(retaining item: UnsafePointer<PangoGlyphItem>, x: Int) {
    guard let font = unsafe item.pointee.item.pointee.analysis.font,
      let glyphs = unsafe pango_glyph_string_copy(item.pointee.glyphs)
    else { return nil }
    unsafe g_object_ref(UnsafeMutableRawPointer(font))
    unsafe self.font = font
    unsafe self.glyphs = glyphs
    self.x = x
    isColored = unsafe Self.isColored(font)
  }

  deinit {
    unsafe pango_glyph_string_free(glyphs)
    unsafe g_object_unref(UnsafeMutableRawPointer(font))
  }

  /// How many glyphs.
  var count: Int { Int(unsafe glyphs.pointee.num_glyphs) }

  /// The family and style, as Pango spells them.
  var fontName: String {
    guard let description = unsafe pango_font_describe(font) else { return "" }
    defer { unsafe pango_font_description_free(description) }
    unsafe pango_font_description_unset_fields(description, PANGO_FONT_MASK_SIZE)
    guard let name = unsafe pango_font_description_to_string(description) else { return "" }
    defer { unsafe g_free(name) }
    return unsafe String(cString: name)
  }

  /// The characters that the font, and so every other, lacks.
  var missing: [Unicode.Scalar] {
    (0..<count).compactMap { index in
      let glyph = unsafe glyphs.pointee.glyphs[index].glyph
      guard glyph & Self.unknownFlag != 0, let scalar = Unicode.Scalar(glyph & ~Self.unknownFlag) else { return nil }
      return scalar.properties.isDefaultIgnorableCodePoint ? nil : scalar
    }
  }

  /// The left edges of the glyphs from the line's left edge, in Pango units.
  var positions: [Int] {
    var pen = x
    return (0..<count).map { index in
      let geometry = unsafe glyphs.pointee.glyphs[index].geometry
      defer { pen += Int(geometry.width) }
      return pen + Int(geometry.x_offset)
    }
  }

  /// What the glyphs may cover, relative to the baseline's start, in Pango units.
  var ink: PangoRectangle {
    var ink = PangoRectangle()
    unsafe pango_glyph_string_extents(glyphs, font, &ink, nil)
    ink.x += Int32(clamping: x)
    return ink
  }

  /// Draws the glyphs from the context's current point: outlines are added to the path, pictures are painted at once.
  func draw(in context: borrowing CairoContext) {
    unsafe context.withPointer { pointer in
      if isColored {
        unsafe pango_cairo_show_glyph_string(pointer, font, glyphs)
      } else {
        unsafe pango_cairo_glyph_string_path(pointer, font, glyphs)
      }
    }
  }

  /// `PANGO_GLYPH_UNKNOWN_FLAG`, a macro that Swift does not import.
  private static let unknownFlag: PangoGlyph = 0x1000_0000

  private static func isColored(_ font: UnsafeMutablePointer<PangoFont>) -> Bool {
    let pattern = unsafe UnsafeMutableRawPointer(font).withMemoryRebound(to: PangoFcFont.self, capacity: 1) {
      unsafe pango_fc_font_get_pattern($0)
    }
    var color: FcBool = FcFalse
    return unsafe FcPatternGetBool(pattern, FC_COLOR, 0, &color) == FcResultMatch && color != FcFalse
  }
}
