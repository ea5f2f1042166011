public import Foundation

/// A view's size for one proposal, in its own coordinates, and the guides inside.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat

  /// The view, its proposal, and how many of its own guides still count (a guide's closure sees those set before it).
  private let source: Source?

  struct Source {
    let element: LayoutElement
    let proposal: ProposedViewSize
    let guides: Int
  }

  init(size: CGSize, source: Source?) {
    width = size.width
    height = size.height
    self.source = source
  }

  /// The guide's position: the explicit one, else the default.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// The guide's position where the view, or something inside, sets it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? {
    source.flatMap { $0.element.explicitGuide(.horizontal(guide), in: $0) }
  }

  public subscript(explicit guide: VerticalAlignment) -> CGFloat? {
    source.flatMap { $0.element.explicitGuide(.vertical(guide), in: $0) }
  }

  public static func == (first: ViewDimensions, second: ViewDimensions) -> Bool {
    first.width == second.width && first.height == second.height
      && first.source?.element === second.source?.element
      && first.source?.proposal == second.source?.proposal
  }
}
