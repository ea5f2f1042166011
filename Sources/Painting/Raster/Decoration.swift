import Foundation
import Graphics

/// Some rows of a box's look, worked out in floating point and rounded once: what is composited over the page.
///
/// A pixel becomes below · T + C with T = 1 − C's alpha; where the cover varies, C is `pixels` + `weights` · cover.
struct Decoration {
  /// The rows of the look that are here.
  let rows: Range<Int>
  /// The columns of the look.
  let columns: Range<Int>
  /// Row by row.
  private(set) var pixels: [WidePixel]
  /// The varying cover's share of each pixel, of 65,535; empty where the cover does not vary.
  private(set) var weights: [UInt16]
  /// For each row the columns of the look that show the cover alone; empty ranges outside the box.
  private(set) var middles: [Range<Int>]
  /// For each row the columns in which a varying cover has a share.
  private(set) var covered: [Range<Int>]

  /// What it costs to keep.
  var byteCount: Int { pixels.count * 8 + weights.count * 2 + middles.count * 32 + 128 }

  init(_ look: BoxLook, rows: Range<Int>) {
    self.rows = rows
    columns = look.columns
    let count = rows.count * columns.count
    pixels = []
    pixels.reserveCapacity(count)
    weights = []
    if look.cover == .varying { weights.reserveCapacity(count) }
    middles = []
    covered = []
    var work = DecorationRow(look, rows: rows)
    for row in rows {
      work.compute(row: row)
      middles.append(work.middle)
      covered.append(work.covered)
      work.append(to: &pixels, weights: &weights)
    }
  }
}
