import Foundation

/// The running positions of all tracks, with the shortest one at hand.
///
/// A tournament tree in an array: node 1 is the root, node i has the children 2i and 2i + 1, and the leaves stand in
/// track order. Placing an item replays log2(tracks) matches and reads nothing else.
struct PositionTree: Hashable, Sendable {
  /// How many tracks there are.
  let count: Int
  let firstLeaf: Int
  var nodes: [Node]

  /// All tracks at 0.
  init(count: Int) {
    self.count = count
    var width = 1
    while width < count { width *= 2 }
    firstLeaf = width
    nodes = (0..<(2 * width)).map { index in
      Node(lowest: index >= width + count ? .infinity : 0, winner: max(index - width, 0))
    }
    for index in stride(from: width - 1, to: 0, by: -1) { nodes[index] = match(above: index) }
  }

  /// The running position of a track.
  @inline(__always)
  subscript(track: Int) -> CGFloat { nodes[firstLeaf + track].lowest }

  /// The smallest position.
  var lowest: CGFloat { nodes[1].lowest }

  /// The leftmost track whose position is within the tolerance of the smallest.
  var lowestTrack: Int { nodes[1].isClear ? Int(nodes[1].winner) : first(atMost: lowest + .lengthTolerance, from: 0) }

  /// The first track from `start` on whose position is at most `limit`, or the first of all.
  func first(atMost limit: CGFloat, from start: Int) -> Int {
    Self.first(atMost: limit, from: start, firstLeaf: firstLeaf, in: nodes.span)
  }

  /// Moves one track.
  @inline(__always)
  mutating func set(_ track: Int, to position: CGFloat) {
    let leaf = firstLeaf + track
    var nodes = nodes.mutableSpan
    Self.replay(from: leaf, with: Node(lowest: position, winner: track), in: &nodes)
  }

  /// Moves neighbouring tracks to one position.
  mutating func set(_ tracks: Range<Int>, to position: CGFloat) {
    for track in tracks { nodes[firstLeaf + track] = Node(lowest: position, winner: track) }
    var low = firstLeaf + tracks.lowerBound
    var high = firstLeaf + tracks.upperBound - 1
    while low > 1 {
      low >>= 1
      high >>= 1
      for index in low...high { nodes[index] = match(above: index) }
    }
  }

  private func match(above index: Int) -> Node {
    var node = nodes[2 * index]
    node.play(nodes[2 * index + 1], side: 0)
    return node
  }

  /// Puts a leaf's new node in place, then the winner of every match on its way to the root, and returns the last.
  @inline(__always)
  @discardableResult
  static func replay(from leaf: Int, with node: Node, in nodes: inout MutableSpan<Node>) -> Node {
    var (index, node) = (leaf, node)
    nodes[index] = node
    while index > 1 {
      node.play(nodes[index ^ 1], side: index & 1)
      index >>= 1
      nodes[index] = node
    }
    return node
  }

  /// The search for the first track within a limit: up to where a later neighbour has one, and down to it.
  @inline(__always)
  static func first(atMost limit: CGFloat, from start: Int, firstLeaf: Int, in nodes: Span<Node>) -> Int {
    var node = firstLeaf + start
    if nodes[node].lowest <= limit { return start }
    while node > 1, node & 1 == 1 || nodes[node + 1].lowest > limit { node >>= 1 }
    if node > 1 { node += 1 }
    while node < firstLeaf {
      node *= 2
      if nodes[node].lowest > limit { node += 1 }
    }
    return node - firstLeaf
  }
}
