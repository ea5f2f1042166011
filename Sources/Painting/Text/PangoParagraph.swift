import CPango
import Foundation

/// A paragraph that Pango has broken into lines.
@safe struct PangoParagraph: ~Copyable {
  /// One line: its glyphs and what they stand for.
  struct Line {
    let runs: [PangoGlyphRun]
    /// In Pango units.
    let width: Int
    let isRightToLeft: Bool
    /// The part of the paragraph's UTF-8 that it shows, without what an ellipsis stands for.
    let bytes: Range<Int>
    /// The runs' indices in reading order.
    let readingOrder: [Int]
  }

  private let layout: OpaquePointer

  /// Takes over a layout.
  init(adopting layout: OpaquePointer) {
    unsafe self.layout = layout
  }

  deinit { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }

  /// How many lines.
  var lineCount: Int { Int(unsafe pango_layout_get_line_count(layout)) }

  /// Whether Pango put an ellipsis in.
  var isEllipsized: Bool { unsafe pango_layout_is_ellipsized(layout) != 0 }

  /// The first `limit` lines.
  func lines(limit: Int) -> [Line] {
    var lines: [Line] = []
    var node = unsafe pango_layout_get_lines_readonly(layout)
    while let current = unsafe node, lines.count < limit {
      if let data = unsafe current.pointee.data {
        unsafe lines.append(Self.line(data.assumingMemoryBound(to: PangoLayoutLine.self)))
      }
      unsafe node = current.pointee.next
    }
    return lines
  }

  private static func line(_ line: UnsafeMutablePointer<PangoLayoutLine>) -> Line {
    var runs: [PangoGlyphRun] = []
    var offsets: [Int] = []
    var x = 0
    var elidedFrom: Int?
    var node = unsafe line.pointee.runs
    while let current = unsafe node {
      unsafe node = current.pointee.next
      guard let data = unsafe current.pointee.data else { continue }
      let item = unsafe data.assumingMemoryBound(to: PangoGlyphItem.self)
      let source = unsafe item.pointee.item.pointee
      if unsafe source.analysis.flags & UInt8(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 {
        elidedFrom = Int(unsafe source.offset)
      }
      if let run = unsafe PangoGlyphRun(retaining: item, x: x + Int(item.pointee.start_x_offset)) {
        runs.append(run)
        unsafe offsets.append(Int(source.offset))
      }
      x += Int(unsafe pango_glyph_string_get_width(item.pointee.glyphs))
      x += Int(unsafe item.pointee.start_x_offset) + Int(unsafe item.pointee.end_x_offset)
    }
    let start = Int(unsafe line.pointee.start_index)
    let direction = unsafe pango_layout_line_get_resolved_direction(line)
    return Line(
      runs: runs, width: x, isRightToLeft: direction == PANGO_DIRECTION_RTL,
      bytes: start..<(elidedFrom ?? start + Int(unsafe line.pointee.length)),
      readingOrder: runs.indices.sorted { offsets[$0] < offsets[$1] })
  }
}
