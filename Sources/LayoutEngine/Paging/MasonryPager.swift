import Foundation

/// Cuts a whole list of items into pages.
public struct MasonryPager: Sendable {
  /// The tracks of every page.
  public var tracks: GridTracks
  /// Chooses the places; packing is sparse on pages.
  public var rules: MasonryRules
  /// What a page may hold.
  public var paging: PagingRules

  /// A pager over solved tracks.
  public init(tracks: GridTracks, rules: MasonryRules, paging: PagingRules) {
    self.tracks = tracks
    self.rules = rules
    self.paging = paging
  }

  /// The pages of items; every page starts anew.
  public func pages(of items: [MasonryItem]) -> MasonryPages { pages(of: items) { _, _ in } }

  /// Why each item goes where it goes on its page, in item order.
  public func explanations(of items: [MasonryItem]) -> [MasonryExplanation] {
    var explanations: [Int: MasonryExplanation] = [:]
    _ = pages(of: items) { page, index in explanations[index] = page.explanation(of: items[index]) }
    return items.indices.compactMap { explanations[$0] }
  }

  /// The pages; `observe` sees each page as it is before an item is tried on it.
  private func pages(of items: [MasonryItem], observing observe: (MasonryPage, Int) -> Void) -> MasonryPages {
    var result = MasonryPages(tracks: tracks)
    result.frames = Array(repeating: .zero, count: items.count)
    var queue = Array(items.indices)
    let least = leastHeight(of: items)
    let empty = MasonryPage(tracks: tracks.tracks, rules: rules, paging: paging)
    while !queue.isEmpty {
      var page = empty
      var placed: [Int] = []
      var pushed: [Int] = []
      for (place, index) in queue.enumerated() {
        observe(page, index)
        if let frame = page.fit(items[index]) {
          result.frames[index] = frame
          placed.append(index)
        } else {
          pushed.append(index)
        }
        if !pushed.isEmpty, isOver(page, leastHeight: least) {
          pushed += queue[(place + 1)...]
          break
        }
      }
      result.pages.append(placed)
      result.heights.append(page.height)
      queue = pushed
    }
    return result
  }

  /// Whether nothing that follows can fit, so that a long list is not tried to its end on every page.
  private func isOver(_ page: MasonryPage, leastHeight: CGFloat) -> Bool {
    guard paging.mode != .strict else { return true }
    // At the very top an item that is taller than the page may still stand.
    let top = page.lowestTop
    return top > .lengthTolerance && top + leastHeight > paging.pageHeight + .lengthTolerance
  }

  /// No item is lower than this, whichever tracks it gets.
  private func leastHeight(of items: [MasonryItem]) -> CGFloat {
    let narrowest = tracks.tracks.reduce(CGFloat.infinity) { min($0, $1.width) }
    return items.reduce(.infinity) { min($0, $1.height(at: narrowest)) }
  }
}
