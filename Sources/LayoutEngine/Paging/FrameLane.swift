import Foundation

/// Frames along one line, sorted by their starts.
struct FrameLane: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var start: CGFloat
    var end: CGFloat
    var item: Int

    /// An item without extent is visible where it stands; touching is not enough for any other.
    func isVisible(from: CGFloat, to: CGFloat) -> Bool {
      start < to && (end > start ? end > from : start >= from)
    }
  }

  private static let blockLength = 16
  private var entries: [Entry] = []
  /// For each full block of entries the largest end up to and in it. It only grows, so it can be searched even where
  /// frames overlap, and it is small enough to stay in the cache.
  private var reaches: [CGFloat] = []

  mutating func insert(_ entry: Entry) {
    guard let last = entries.last, entry.start < last.start else {
      entries.append(entry)
      if entries.count % Self.blockLength == 0 { measure(from: reaches.count) }
      return
    }
    let place = firstIndex(in: 0..<entries.count) { entries[$0].start > entry.start }
    entries.insert(entry, at: place)
    measure(from: place / Self.blockLength)
  }

  private mutating func measure(from first: Int) {
    reaches.removeSubrange(min(first, reaches.count)...)
    for block in reaches.count..<(entries.count / Self.blockLength) {
      let low = block * Self.blockLength
      reaches.append(entries[low..<(low + Self.blockLength)].reduce(reaches.last ?? -.infinity) { max($0, $1.end) })
    }
  }

  func appendItems(from: CGFloat, to: CGFloat, to items: inout [Int]) {
    var index = Self.blockLength * firstIndex(in: 0..<reaches.count) { reaches[$0] >= from }
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
