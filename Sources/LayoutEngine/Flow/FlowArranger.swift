public import Foundation

/// Lays items of given sizes out in lines, as words are.
public struct FlowArranger: Hashable, Sendable {
  /// Where lines end.
  public enum Breaking: Hashable, Sendable {
    /// Where the next item does not fit.
    case greedy
    /// In as many lines, but evenly filled: at the narrowest width that needs no line more.
    case even
  }

  /// How high items become.
  public enum Heights: Hashable, Sendable {
    /// As high as they are.
    case own
    /// As high as the highest item of their line.
    case row
    /// As high as the highest item of all.
    case all
  }

  /// What width is reported.
  public enum Report: Hashable, Sendable {
    /// The widest line.
    case bounds
    /// The proposed width, but not less than the widest line.
    case proposal
  }

  /// The gap between the items of a line.
  public var spacing: CGFloat
  /// The gap between lines.
  public var rowGap: CGFloat
  /// Where a line stands in the reported width.
  public var alignment: ContentAlignment
  /// Where an item stands in its line.
  public var rowAlignment: ContentAlignment
  /// How high items become.
  public var heights: Heights
  /// Where lines end.
  public var breaking: Breaking
  /// What width is reported.
  public var report: Report
  /// No more lines than this are laid out.
  public var rowLimit: Int?
  /// The side on which lines begin.
  public var direction: LayoutDirection

  /// A flow with gaps of 8 that reports its bounds.
  public init(
    spacing: CGFloat = 8, rowGap: CGFloat = 8, alignment: ContentAlignment = .start,
    rowAlignment: ContentAlignment = .start, heights: Heights = .own, breaking: Breaking = .greedy,
    report: Report = .bounds, rowLimit: Int? = nil, direction: LayoutDirection = .leftToRight
  ) {
    self.spacing = spacing
    self.rowGap = rowGap
    self.alignment = alignment
    self.rowAlignment = rowAlignment
    self.heights = heights
    self.breaking = breaking
    self.report = report
    self.rowLimit = rowLimit
    self.direction = direction
  }

  /// The frames of items for a proposed width; nil and infinity make one line.
  public func arranged(_ sizes: [CGSize], width: CGFloat?) -> FlowArrangement {
    var arrangement = FlowArrangement()
    arrange(sizes, width: width, into: &arrangement)
    return arrangement
  }

  /// The same into a value whose storage is used again.
  public func arrange(_ sizes: [CGSize], width: CGFloat?, into result: inout FlowArrangement) {
    let proposed = width.flatMap { $0.isNaN || $0 == .infinity ? nil : $0.asLength }
    breakRows(sizes, width: proposed ?? .infinity, into: &result.rows)
    if breaking == .even { evenRows(sizes, width: proposed ?? .infinity, rows: &result.rows) }
    if heights == .all {
      let highest = sizes.reduce(0) { max($0, $1.height.asLength) }
      for index in result.rows.indices { result.rows[index].height = highest }
    }
    var widest: CGFloat = 0
    for row in result.rows { widest = max(widest, row.width) }
    result.size.width = report == .proposal && !sizes.isEmpty ? max(proposed ?? 0, widest) : widest
    place(sizes, into: &result)
  }
}
