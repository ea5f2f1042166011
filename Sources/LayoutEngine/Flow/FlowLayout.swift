public import Foundation

/// Subviews at their ideal size, in lines that wrap.
///
/// Subviews behind the row limit are placed at the bottom trailing corner and offered no space.
public struct FlowLayout: Layout {
  /// How lines are made.
  public var arranger: FlowArranger

  /// A flow with gaps of 8 where nil is given. `evenLines` fills as many lines, but all of them about equally.
  public init(
    alignment: HorizontalAlignment = .leading, rowAlignment: VerticalAlignment = .top, spacing: CGFloat? = nil,
    rowSpacing: CGFloat? = nil, rowLimit: Int? = nil, evenLines: Bool = false
  ) {
    arranger = FlowArranger(
      spacing: spacing ?? 8, rowGap: rowSpacing ?? 8, alignment: ContentAlignment(alignment),
      rowAlignment: ContentAlignment(rowAlignment), breaking: evenLines ? .even : .greedy, rowLimit: rowLimit)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arranger.arranged(subviews, in: proposal).size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    arranger.place(subviews, in: bounds, proposal: proposal) { _ in .unspecified }
  }
}
