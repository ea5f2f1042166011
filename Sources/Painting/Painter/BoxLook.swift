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

    /// How far from the mask's box the shadow is worth a thirtieth of a level.
    ///
    /// The tail beyond z standard deviations is less than φ(z) / z, which is solved for z step by step from above.
    var reach: Double {
      guard color.alpha > 0 else { return 1 }
      let share = 1 / (30 * Double(color.alpha))
      var z = (-2 * log(min(1, 2 * share))).squareRoot()
      for _ in 0..<4 where z > 1 {
        let tail = share * z * 2.506_628_274_631_000_5
        z = max(1, (-2 * log(min(1, tail))).squareRoot())
      }
      return sigma * z + 1
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

  /// The colour that all shadows share, fully opaque; nil where they differ.
  var shadowColor: WidePixel? {
    let colors = Set(shadows.map { Color(red: $0.color.red, green: $0.color.green, blue: $0.color.blue) })
    guard colors.count <= 1 else { return nil }
    return WidePixel(pixel: (colors.first ?? .clear).pixel | 0xFF00_0000)
  }
}
