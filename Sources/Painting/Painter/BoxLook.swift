import Foundation
import Graphics

/// Everything that the pixels of a box's rim depend on: the key of a decoration.
///
/// It is written about a box whose top left pixel is the origin and whose straight middle is one pixel long, so that
/// boxes of any size that share their corners and phases share one decoration.
struct BoxLook: Hashable {
  /// What covers the box.
  enum Cover: Hashable {
    case open
    case solid(Color)
    /// A gradient or picture, known only when a row is painted.
    case varying
  }

  /// A shadow's mask and colour.
  struct Cast: Hashable {
    var box: RoundedBox
    var sigma: Double
    var color: Color

    /// How far from the mask's box the shadow is worth a fiftieth of a level.
    var reach: Double {
      let share = 2 * 0.02 / (255 * Double(color.alpha) / 255)
      return share < 1 ? sigma * (-2 * log(share)).squareRoot() + 1 : 1
    }
  }

  var outer: RoundedBox
  /// Within the border; the same as `outer` without one.
  var inner: RoundedBox
  var borderColor: Color
  /// The last lies lowest.
  var shadows: [Cast]
  var cover: Cover
  var opacity: Double
  /// The pixels that anything but the cover's middle can touch.
  var columns: Range<Int>
  var rows: Range<Int>
}
