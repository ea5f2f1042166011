/// Which items touch which rows: each lies in the finest level whose strips it spans at most two of.
///
/// A query costs the items found and a handful of look-ups; memory grows with the items, not with their heights.
struct RowIndex {
  private struct Strip: Hashable {
    var level: Int
    var number: Int
  }

  private var strips: [Strip: [Int32]] = [:]
  private var levels: Set<Int> = []
  private var ranges: [Range<Int>] = []

  /// Adds the next item.
  mutating func append(_ rows: Range<Int>) {
    let item = Int32(clamping: ranges.count)
    ranges.append(rows)
    guard !rows.isEmpty else { return }
    var level = 5
    while (rows.upperBound - 1) >> level - rows.lowerBound >> level > 1 { level += 2 }
    levels.insert(level)
    for number in (rows.lowerBound >> level)...((rows.upperBound - 1) >> level) {
      strips[Strip(level: level, number: number), default: []].append(item)
    }
  }

  /// The items that touch `rows`, in the order in which they were added.
  func items(touching rows: Range<Int>) -> [Int] {
    guard !rows.isEmpty else { return [] }
    var found: [Int] = []
    for level in levels {
      let first = rows.lowerBound >> level
      for number in first...((rows.upperBound - 1) >> level) {
        for item in strips[Strip(level: level, number: number)] ?? [] {
          let range = ranges[Int(item)]
          guard range.overlaps(rows) else { continue }
          // An item in two strips is found in the first of them that the query visits.
          if number == max(first, range.lowerBound >> level) { found.append(Int(item)) }
        }
      }
    }
    return found.sorted()
  }
}
