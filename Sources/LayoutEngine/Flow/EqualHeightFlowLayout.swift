public import Foundation

/// A flow in which every subview is offered the height of the highest in its line, or of all.
public struct EqualHeightFlowLayout: Layout {
  /// How lines are made.
  public var arranger: FlowArranger

  /// A flow with gaps of 8 where nil is given.
  public init(
    alignment: HorizontalAlignment = .leading, spacing: CGFloat? = nil, rowSpacing: CGFloat? = nil,
    rowLimit: Int? = nil, evenLines: Bool = false, sameHeightInAllRows: Bool = false
  ) {
    arranger = FlowArranger(
      spacing: spacing ?? 8, rowGap: rowSpacing ?? 8, alignment: ContentAlignment(alignment),
      heights: sameHeightInAllRows ? .all : .row, breaking: evenLines ? .even : .greedy, rowLimit: rowLimit)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    arranger.arranged(subviews, in: proposal).size
  }

  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    arranger.place(subviews, in: bounds, proposal: proposal) { ProposedViewSize($0.size) }
  }
}
