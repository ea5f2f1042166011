import Foundation

/// The running positions of all tracks, with the shortest one at hand.
///
/// A tournament tree in an array: node 1 is the root, node i has the children 2i and 2i + 1, and the leaves stand in
/// track order. Placing an item replays log2(tracks) matches and reads nothing else.
struct PositionTree: Hashable, Sendable {
  struct Node: Hashable, Sendable {
    var lowest: CGFloat
    /// The leftmost track of that position; its complement when a track further left comes within the tolerance.
    var winner: Int

    /// The winner of two neighbours; ties go to the left.
    @inline(__always)
    init(_ left: Node, _ right: Node) {
      let close = left.lowest <= right.lowest + .lengthTolerance
      let rightWins = right.lowest < left.lowest
      lowest = rightWins ? right.lowest : left.lowest
      winner = rightWins ? (close && right.winner >= 0 ? ~right.winner : right.winner) : left.winner
    }

    init(lowest: CGFloat, winner: Int) {
      self.lowest = lowest
      self.winner = winner
    }
  }

  /// How many tracks there are.
  let count: Int
  private let firstLeaf: Int
  private var nodes: [Node]

  /// All tracks at 0.
  init(count: Int) {
    self.count = count
    var width = 1
    while width < count { width *= 2 }
    firstLeaf = width
    nodes = (0..<(2 * width)).map { index in
      Node(lowest: index >= width + count ? .infinity : 0, winner: max(index - width, 0))
    }
    for index in stride(from: width - 1, to: 0, by: -1) { nodes[index] = Node(nodes[2 * index], nodes[2 * index + 1]) }
  }

  /// The running position of a track.
  @inline(__always)
  subscript(track: Int) -> CGFloat { nodes[firstLeaf + track].lowest }

  /// The smallest position.
  @inline(__always)
  var lowest: CGFloat { nodes[1].lowest }

  /// The leftmost track whose position is within the tolerance of the smallest.
  @inline(__always)
  var lowestTrack: Int {
    let winner = nodes[1].winner
    return winner >= 0 ? winner : first(atMost: lowest + .lengthTolerance, below: 1)
  }

  /// The first track from `cursor` on whose position is at most `limit`, or the first of all.
  func first(atMost limit: CGFloat, from cursor: Int) -> Int {
    var node = firstLeaf + cursor
    if nodes[node].lowest <= limit { return cursor }
    while node > 1 {
      if node & 1 == 0, nodes[node + 1].lowest <= limit { return first(atMost: limit, below: node + 1) }
      node >>= 1
    }
    return first(atMost: limit, below: 1)
  }

  private func first(atMost limit: CGFloat, below top: Int) -> Int {
    var node = top
    while node < firstLeaf {
      node *= 2
      if nodes[node].lowest > limit { node += 1 }
    }
    return node - firstLeaf
  }

  /// Moves one track.
  @inline(__always)
  mutating func set(_ track: Int, to position: CGFloat) {
    var index = firstLeaf + track
    var nodes = nodes.mutableSpan
    var node = Node(lowest: position, winner: track)
    nodes[index] = node
    while index > 1 {
      let other = nodes[index ^ 1]
      node = index & 1 == 0 ? Node(node, other) : Node(other, node)
      index >>= 1
      nodes[index] = node
    }
  }

  /// Moves neighbouring tracks to one position.
  mutating func set(_ tracks: Range<Int>, to position: CGFloat) {
    for track in tracks { nodes[firstLeaf + track].lowest = position }
    var low = firstLeaf + tracks.lowerBound
    var high = firstLeaf + tracks.upperBound - 1
    while low > 1 {
      low >>= 1
      high >>= 1
      for index in low...high { nodes[index] = Node(nodes[2 * index], nodes[2 * index + 1]) }
    }
  }
}
