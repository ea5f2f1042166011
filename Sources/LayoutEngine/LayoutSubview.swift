public import Foundation

/// A layout's handle on one subview, valid while the layout is called.
public struct LayoutSubview: Equatable {
  let element: LayoutElement

  /// The value that the subview carries under `key`, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { element.traits.value(for: key) }

  /// The subview's claim on space before others; 0 unless set.
  public var priority: Double { element.traits.priority }

  public var spacing: ViewSpacing { element.spacing }

  /// The size that the subview takes for a proposal; measured once for each distinct one.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(for: proposal) }

  /// The size that the subview takes for a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { element.dimensions(for: proposal) }

  /// Puts the subview's `anchor` at `position`, in the coordinates of the bounds; the last call counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    element.placement = Placement(position: position, anchor: anchor, proposal: proposal)
  }

  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool { first.element === second.element }
}
