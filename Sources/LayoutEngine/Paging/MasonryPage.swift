public import Foundation

/// A page while it is filled: items are fitted one after the other until one does not fit.
///
/// A feed can be paged with it as it streams in. When looking ahead is asked for, items of several tracks go where they
/// leave the least white space, in source order.
public struct MasonryPage: Sendable {
  /// What the page may hold.
  public let rules: PagingRules
  /// How many items it holds.
  public private(set) var count = 0
  private var placer: MasonryPlacer
  private var isFull = false

  /// An empty page.
  public init(tracks: [GridTrack], rules: MasonryRules, paging: PagingRules) {
    var sparse = rules
    sparse.packing = .sparse
    placer = MasonryPlacer(tracks: tracks, rules: sparse)
    self.rules = paging
  }

  /// The largest bottom edge on the page.
  public var height: CGFloat { placer.height }

  /// The smallest offset at which an item may still find a place; infinite when there is none.
  var lowestTop: CGFloat { isFull ? .infinity : placer.positions.lowest }

  /// The item's frame on this page; nil when it must go to the next one.
  public mutating func fit(_ item: MasonryItem) -> CGRect? {
    fit(span: item.span, start: item.start) { item.height(at: $0) }
  }

  /// The same for an item whose height is asked for, once, at the width that it would get.
  public mutating func fit(span: Int = 1, start: Int? = nil, measuring height: (CGFloat) -> CGFloat) -> CGRect? {
    let place = placer.normalPlace(span: max(span, 1), start: start.map { max($0, 0) }) { height($0).asLength }
    guard fits(place) else {
      if rules.mode == .css { placer.positions.set(place.tracks, to: .infinity) }
      return nil
    }
    placer.take(place)
    count += 1
    if rules.tall == .ownPage, isTall(place) { isFull = true }
    return placer.frame(of: place)
  }

  /// Where the item would go on this page, and why, whether or not it fits.
  public func explanation(of item: MasonryItem) -> MasonryExplanation { placer.explanation(of: item) }

  private func isTall(_ place: MasonryPlace) -> Bool { place.height > rules.pageHeight + .lengthTolerance }

  private func fits(_ place: MasonryPlace) -> Bool {
    if isFull { return false }
    if isTall(place), rules.tall == .ownPage { return count == 0 }
    if place.y + place.height <= rules.pageHeight + .lengthTolerance { return true }
    return isTall(place) && place.y <= .lengthTolerance
  }
}
