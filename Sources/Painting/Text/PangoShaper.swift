import CPango
import Foundation

/// Pango's font map and context; font maps belong to one thread at a time.
@safe final class PangoShaper {
  private let fontMap: UnsafeMutablePointer<PangoFontMap>
  private let context: OpaquePointer

  /// A font map over `configuration`, at 72 pixels an inch, so that sizes are page points, without hinting or rounding.
  init(configuration: borrowing FontConfiguration) throws(PaintError) {
    // Asking for FreeType by name keeps the environment's PANGOCAIRO_BACKEND out.
    guard let fontMap = unsafe pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw PaintError(.fontUnavailable, subject: "", message: "Pango has no FreeType fonts here.")
    }
    unsafe configuration.withPointer { unsafe pango_fc_font_map_set_config(OpaquePointer(fontMap), $0) }
    unsafe pango_cairo_font_map_set_resolution(OpaquePointer(fontMap), 72)
    guard let context = unsafe pango_font_map_create_context(fontMap) else {
      unsafe g_object_unref(UnsafeMutableRawPointer(fontMap))
      throw PaintError(.fontUnavailable, subject: "", message: "Pango gave no context.")
    }
    unsafe self.fontMap = fontMap
    unsafe self.context = context
    let options = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    unsafe pango_cairo_context_set_font_options(context, options)
    unsafe cairo_font_options_destroy(options)
    unsafe pango_context_set_round_glyph_positions(context, 0)
  }

  deinit {
    unsafe g_object_unref(UnsafeMutableRawPointer(context))
    unsafe g_object_unref(UnsafeMutableRawPointer(fontMap))
  }

  /// Takes the language of what follows.
  func setLanguage(_ language: TextLanguage) {
    unsafe pango_context_set_language(context, pango_language_from_string(language.tag))
  }

  /// The first font's ascent and descent in points.
  func fontExtents(of request: borrowing TextRequest) throws(PaintError) -> (ascent: CGFloat, descent: CGFloat) {
    guard let font = unsafe request.withDescription({ unsafe pango_context_load_font(context, $0) }) else {
      throw PaintError(.fontUnavailable, subject: request.families.first ?? "", message: "No font could be loaded.")
    }
    defer { unsafe g_object_unref(UnsafeMutableRawPointer(font)) }
    var extents = hb_font_extents_t()
    guard unsafe hb_font_get_h_extents(pango_font_get_hb_font(font), &extents) != 0, extents.ascender > 0 else {
      return (request.fontSize, request.fontSize / 4)
    }
    return (CGFloat(extents.ascender) / CGFloat(PANGO_SCALE), CGFloat(-extents.descender) / CGFloat(PANGO_SCALE))
  }

  /// One paragraph or a part of one, broken into at most `maxLines` lines.
  ///
  /// Its direction is its first letter's, else the language's, unless it is given.
  func layout(
    _ paragraph: String, request: borrowing TextRequest, maxLines: Int, isRightToLeft: Bool? = nil
  ) throws(PaintError) -> PangoParagraph {
    let isFromRight = isRightToLeft ?? request.language.isRightToLeft
    unsafe pango_context_set_base_dir(context, isFromRight ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    guard let layout = unsafe pango_layout_new(context) else {
      throw PaintError(.library, subject: "", message: "Pango gave no layout.")
    }
    unsafe request.withDescription { unsafe pango_layout_set_font_description(layout, $0) }
    unsafe pango_layout_set_auto_dir(layout, isRightToLeft == nil ? 1 : 0)
    unsafe pango_layout_set_width(layout, request.width)
    unsafe pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if maxLines < Int(Int32.max), request.width >= 0 {
      unsafe pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
      unsafe pango_layout_set_height(layout, -Int32(maxLines))
    }
    let attributes = unsafe PangoShaper.attributes(for: paragraph, request: request)
    unsafe pango_layout_set_attributes(layout, attributes)
    unsafe pango_attr_list_unref(attributes)
    unsafe pango_layout_set_text(layout, paragraph, Int32(paragraph.utf8.count))
    return unsafe PangoParagraph(adopting: layout)
  }
}
