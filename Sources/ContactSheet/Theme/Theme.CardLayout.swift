public import Foundation
import JSONInput
public import LayoutEngine

extension Theme {
  /// Where cards stand.
  public struct CardLayout: Equatable, Sendable {
    /// The family of the layout.
    public enum Kind: String, CaseIterable, Sendable {
      /// Columns, each card below what is there already.
      case masonry
      /// Columns and rows.
      case grid
      /// Lines of cards of one media height, wrapped at the page's width.
      case flow
      /// As flow, with all cards of a line equally high.
      case equalHeightFlow
    }

    /// How masonry chooses a column.
    public enum Placement: String, CaseIterable, Sendable {
      case lowestTop, leastWaste, roundRobin, gridLanes, lookAhead
    }

    /// The family.
    public var kind: Kind
    /// The columns of masonry and grid.
    public var columns: [GridItem]
    /// Space between cards, across and down, in points.
    public var spacing: CGFloat
    /// How masonry chooses a column.
    public var placement: Placement
    /// The media's height in flows, in points; its width follows from the picture's aspect ratio.
    public var mediaHeight: CGFloat
    /// The narrowest card in flows, in points.
    public var minimumWidth: CGFloat

    /// Whether cards stand in columns.
    var hasColumns: Bool { kind == .masonry || kind == .grid }
  }
}
