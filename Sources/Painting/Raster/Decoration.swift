import Foundation
import Graphics

/// Some rows of a box's look: what is composited over the page.
///
/// They are worked out in floating point and rounded once.
/// A pixel becomes below · T + C with T = 1 − C's alpha; where the cover varies, C is `pixels` + `weights` · cover.
/// Where all shadows are of one colour, a pixel outside the box is T alone, a `shade`: C is the colour's 1 − T.
struct Decoration {
  /// A row of the look and what of it is kept.
  ///
  /// Columns of `live` that are not of `wide` are kept as shades, those of `wide` but not of `middle` as pixels.
  struct Row {
    /// The columns that can change what is below.
    var live: Range<Int>
    /// The columns that are kept as pixels, within `live`.
    var wide: Range<Int>
    /// The columns that show the cover alone, within `wide`.
    var middle: Range<Int>
    /// The columns in which a varying cover has a share, within `wide`.
    var covered: Range<Int>
    /// Where its pixels begin among all.
    var firstPixel: Int
    /// Where its shades begin among all.
    var firstShade: Int

    /// Where the pixel of a column of `wide`, but not of `middle`, stands.
    func pixel(_ column: Int) -> Int {
      firstPixel + column - wide.lowerBound - (column >= middle.upperBound ? middle.count : 0)
    }

    /// Where the shade of a column of `live`, but not of `wide`, stands.
    func shade(_ column: Int) -> Int {
      firstShade + column - live.lowerBound - (column >= wide.upperBound ? wide.count : 0)
    }
  }

  /// The rows of the look that are here.
  let rows: Range<Int>
  /// The full shadow; nil where shadows have several colours.
  let shadowColor: WidePixel?
  private(set) var pixels: [WidePixel] = []
  /// The varying cover's share of each pixel, of 65,535; empty where the cover does not vary.
  private(set) var weights: [UInt16] = []
  /// What shows through the shadow, of 65,535.
  private(set) var shades: [UInt16] = []
  private var lines: [Row] = []

  /// What it costs to keep.
  var byteCount: Int { Self.bookkeeping(rows: lines.count) + pixels.count * 8 + weights.count * 2 + shades.count * 2 }

  /// What it costs to tell where the pixels of `rows` rows stand.
  static func bookkeeping(rows: Int) -> Int { rows * MemoryLayout<Row>.stride + 128 }

  init(_ look: BoxLook, rows: Range<Int>) {
    self.rows = rows
    shadowColor = look.shadowColor
    var work = DecorationRow(look, rows: rows)
    lines.reserveCapacity(rows.count)
    for row in rows {
      work.compute(row: row)
      append(work, isVarying: look.cover == .varying)
    }
  }

  /// A row of the look.
  subscript(row: Int) -> Row { lines[row - rows.lowerBound] }

  private mutating func append(_ work: DecorationRow, isVarying: Bool) {
    let live = work.live
    let wide = shadowColor == nil ? live : work.edged
    let row = Row(
      live: live, wide: wide, middle: work.middle, covered: isVarying ? work.edged : wide.upperBound..<wide.upperBound,
      firstPixel: pixels.count, firstShade: shades.count)
    lines.append(row)
    for part in [wide.lowerBound..<row.middle.lowerBound, row.middle.upperBound..<wide.upperBound] {
      for column in part {
        pixels.append(work[column].pixel)
        if isVarying { weights.append(work[column].weight) }
      }
    }
    for part in [live.lowerBound..<wide.lowerBound, wide.upperBound..<live.upperBound] {
      for column in part { shades.append(work[column].pixel.transmission) }
    }
  }
}
