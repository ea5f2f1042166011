public import Foundation

/// The identity of an alignment guide, and where it lies in a view that does not say.
public protocol AlignmentID: SendableMetatype {
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}
