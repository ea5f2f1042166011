import Foundation

/// What a case should come to; only what is there is compared.
struct CaseExpectation: Decodable {
  struct Column: Decodable {
    var x: CGFloat
    var width: CGFloat
  }

  var frames: [[CGFloat]]?
  var size: [CGFloat]?
  var columns: [Column]?
  var pages: [[String]]?
  var pageHeights: [CGFloat]?
  var visible: [[String]]?
}
