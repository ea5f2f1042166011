public import Foundation

/// A guide along the x axis.
@frozen public struct HorizontalAlignment: Equatable, Sendable {
  let id: any AlignmentID.Type

  public init(_ id: any AlignmentID.Type) { self.id = id }

  public static let leading = HorizontalAlignment(Leading.self)
  public static let center = HorizontalAlignment(Center.self)
  public static let trailing = HorizontalAlignment(Trailing.self)

  /// The mean of the values that are not nil.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    ExplicitGuides.mean(values)
  }

  public static func == (first: HorizontalAlignment, second: HorizontalAlignment) -> Bool {
    ObjectIdentifier(first.id) == ObjectIdentifier(second.id)
  }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}
