public import Foundation

/// The geometry of a collection of subviews, spelled as SwiftUI spells it.
///
/// A layout written for SwiftUI compiles here with `import LayoutEngine` in place of `import SwiftUI`. As there, a layout
/// places in left-to-right coordinates and the host mirrors the outcome; bounds need not start at zero.
public protocol Layout {
  typealias Subviews = LayoutSubviews
  /// What the layout keeps between the calls of one arrangement.
  associatedtype Cache = Void

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date with changed subviews; a host whose trees do not change never asks for it.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// The distances that the whole prefers to keep; by default the union of the subviews' preferences.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Calls ``LayoutSubview/place(at:anchor:proposal:)`` on the subviews; one that it leaves out lies centred.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where the layout puts a horizontal guide, if it does; by default what the subviews' guides combine to.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where the layout puts a vertical guide, if it does; by default what the subviews' guides combine to.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}
