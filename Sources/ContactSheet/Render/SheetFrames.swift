public import Foundation
public import LayoutEngine

/// Where the cards of one sheet stand.
public struct SheetFrames: Hashable, Sendable {
  /// The sheet's number, from 1.
  public var number: Int
  /// The sheet's extent in points.
  public var size: CGSize
  /// The cards' ids, in the feed's order.
  public var ids: [String]
  /// Their frames on the sheet, in points.
  public var frames: [CGRect]
  /// The columns on the sheet; none in flows.
  public var columns: [GridTrack]
  /// What is empty between and below the cards; masonry only.
  public var whitespace: Whitespace?
  /// Why each card stands where it stands, from the first card's top; masonry only, where it was asked for.
  public var explanations: [MasonryExplanation]
}
