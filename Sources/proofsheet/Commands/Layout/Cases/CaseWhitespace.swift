import Foundation
import LayoutEngine

/// The empty area of a page, as it is printed.
struct CaseWhitespace: Encodable {
  var aboveSpans: CGFloat
  var aboveOthers: CGFloat
  var below: CGFloat
  var share: CGFloat

  init(_ whitespace: Whitespace) {
    aboveSpans = whitespace.aboveSpans
    aboveOthers = whitespace.aboveOthers
    below = whitespace.below
    share = whitespace.share
  }
}
