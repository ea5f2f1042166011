/// The subviews that a layout arranges, in order; valid while the layout is called.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>

  /// The direction of reading; placing needs no regard to it, since the host mirrors.
  public var layoutDirection: LayoutDirection

  private let subviews: ArraySlice<LayoutSubview>

  init(_ elements: [LayoutElement], layoutDirection: LayoutDirection) {
    self.init(elements.map(LayoutSubview.init(element:))[...], layoutDirection: layoutDirection)
  }

  private init(_ subviews: ArraySlice<LayoutSubview>, layoutDirection: LayoutDirection) {
    self.subviews = subviews
    self.layoutDirection = layoutDirection
  }

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }

  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    LayoutSubviews(subviews[bounds], layoutDirection: layoutDirection)
  }

  // As a sequence of indices, which it is too, this one would not end.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews { self[bounds.lowerBound..<endIndex] }

  /// The subviews at the given indices, in their order, counted from 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(indices.map { subviews[$0] }[...], layoutDirection: layoutDirection)
  }
}
