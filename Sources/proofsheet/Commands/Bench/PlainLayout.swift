import Foundation

/// The least work that the same frames take, as plain loops over plain numbers: what layout is judged by.
///
/// Nothing here checks its input or knows a second rule.
enum PlainLayout {
  /// Masonry into the shortest column. From 64 columns on a tree of minima finds it, below that a look at each.
  struct Masonry {
    private let width: Double
    private let gap: Double
    private var tops: [Double]
    /// The tree of minima: node n has the children 2n and 2n + 1, the columns are its last level.
    private var tree: [Int]
    private var leaves: Int

    init(columns: Int, width: Double, gap: Double) {
      self.width = width
      self.gap = gap
      tops = Array(repeating: 0, count: columns)
      leaves = 1
      while leaves < columns { leaves *= 2 }
      tree = columns < 64 ? [] : Array(repeating: 0, count: 2 * leaves)
      guard !tree.isEmpty else { return }
      for leaf in 0..<leaves { tree[leaves + leaf] = min(leaf, columns - 1) }
      for node in (1..<leaves).reversed() { tree[node] = lower(tree[2 * node], tree[2 * node + 1]) }
    }

    mutating func append(_ heights: ArraySlice<Double>, into frames: inout [CGRect]) {
      for height in heights {
        let column = tree.isEmpty ? lowestByLooking() : tree[1]
        frames.append(CGRect(x: Double(column) * (width + gap), y: tops[column], width: width, height: height))
        tops[column] += height + gap
        guard !tree.isEmpty else { continue }
        var node = (leaves + column) / 2
        while node > 0 {
          tree[node] = lower(tree[2 * node], tree[2 * node + 1])
          node /= 2
        }
      }
    }

    private func lowestByLooking() -> Int {
      var lowest = 0
      var top = tops[0]
      for column in 1..<tops.count where tops[column] < top {
        top = tops[column]
        lowest = column
      }
      return lowest
    }

    private func lower(_ first: Int, _ second: Int) -> Int {
      tops[second] < tops[first] || (tops[second] == tops[first] && second < first) ? second : first
    }
  }

  /// Frames left to right, as many a line as fit.
  static func flow(_ sizes: [CGSize], width: Double, gap: Double, into frames: inout [CGRect]) {
    frames.removeAll(keepingCapacity: true)
    var (x, y, height) = (0.0, 0.0, 0.0)
    for size in sizes {
      if x > 0 && x + size.width > width {
        y += height + gap
        x = 0
        height = 0
      }
      frames.append(CGRect(x: x, y: y, width: size.width, height: size.height))
      x += size.width + gap
      height = max(height, size.height)
    }
  }

  /// Equal columns: each takes an even share of what is left.
  static func columns(_ count: Int, width: Double, gap: Double, into columns: inout [(x: Double, width: Double)]) {
    columns.removeAll(keepingCapacity: true)
    var rest = width - Double(count - 1) * gap
    var x = 0.0
    for column in 0..<count {
      let share = max(10, rest / Double(count - column))
      columns.append((x, share))
      rest -= share
      x += share + gap
    }
  }

  /// The items of each column between two offsets; a column lists its items' edges from top to bottom.
  static func window(
    _ columns: [[(top: Double, bottom: Double, item: Int)]], from: Double, to: Double, into items: inout [Int]
  ) {
    items.removeAll(keepingCapacity: true)
    for column in columns {
      var (low, high) = (0, column.count)
      while low < high {
        let middle = (low + high) / 2
        if column[middle].bottom > from { high = middle } else { low = middle + 1 }
      }
      while low < column.count, column[low].top < to {
        items.append(column[low].item)
        low += 1
      }
    }
    items.sort()
  }
}
