import Foundation

/// Frames along one line, sorted by their starts.
struct FrameLane: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var start: CGFloat
    var end: CGFloat
    var item: Int
    /// The largest end up to here: it only grows, so it can be searched even where frames overlap.
    var reach: CGFloat = -.infinity

    func isVisible(from: CGFloat, to: CGFloat) -> Bool {
      start < to && (end > start ? end > from : start >= from)
    }
  }

  private var entries: [Entry] = []

  /// Every so many entries, the reach of one stands in an array of its own that a search can keep in the cache.
  private static let stride = 64
  private var reaches: [CGFloat] = []

  mutating func insert(_ entry: Entry) {
    var place = entries.count
    if let last = entries.last, entry.start < last.start {
      place = firstIndex(in: 0..<entries.count) { entries[$0].start > entry.start }
    }
    entries.insert(entry, at: place)
    var reach = place > 0 ? entries[place - 1].reach : -.infinity
    for index in place..<entries.count {
      reach = max(reach, entries[index].end)
      entries[index].reach = reach
      guard index % Self.stride == Self.stride - 1 else { continue }
      let sample = index / Self.stride
      if sample < reaches.count { reaches[sample] = reach } else { reaches.append(reach) }
    }
  }

  func appendItems(from: CGFloat, to: CGFloat, to items: inout [Int]) {
    let block = firstIndex(in: 0..<reaches.count) { reaches[$0] >= from }
    let low = block * Self.stride
    var index = firstIndex(in: low..<min(low + Self.stride, entries.count)) { entries[$0].reach >= from }
    while index < entries.count, entries[index].start < to {
      if entries[index].isVisible(from: from, to: to) { items.append(entries[index].item) }
      index += 1
    }
  }

  /// The first index from which on a condition holds, or the end.
  private func firstIndex(in range: Range<Int>, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if holds(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
