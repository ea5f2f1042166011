public import Foundation

/// Finds the frames in a stretch of a long layout without looking at the others.
///
/// A query takes O(lanes · log frames + frames found). Frames are added in item order, one after the other, in O(1)
/// when they come from top to bottom in each lane.
public struct FrameIndex: Sendable {
  /// What frames have in common that share a lane.
  public enum Lanes: Hashable, Sendable {
    /// The same leading edge, as masonry over tracks has it.
    case tracks
    /// All share one, as in rows that follow each other.
    case rows
  }

  /// The axis along which windows are cut.
  public let axis: Axis
  /// How many frames there are.
  public private(set) var count = 0
  private let laneKind: Lanes
  private var lanes: [FrameLane] = []
  /// The lanes' edges, sorted.
  private var edges: [CGFloat] = []

  /// An index of nothing.
  public init(axis: Axis = .vertical, lanes: Lanes = .tracks) {
    self.axis = axis
    laneKind = lanes
  }

  /// Adds the frames of the next items.
  public mutating func append(_ frames: some Sequence<CGRect>) {
    for frame in frames { append(frame) }
  }

  /// Adds the next item's frame.
  public mutating func append(_ frame: CGRect) {
    let isVertical = axis == .vertical
    let edge = laneKind == .rows ? 0 : isVertical ? frame.origin.x : frame.origin.y
    let start = isVertical ? frame.origin.y : frame.origin.x
    let extent = isVertical ? frame.size.height : frame.size.width
    lanes[lane(at: edge)].insert(FrameLane.Entry(start: start, end: start + extent, item: count))
    count += 1
  }

  private mutating func lane(at edge: CGFloat) -> Int {
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle] < edge { low = middle + 1 } else { high = middle }
    }
    if low == edges.count || edges[low] != edge {
      edges.insert(edge, at: low)
      lanes.insert(FrameLane(), at: low)
    }
    return low
  }

  /// The items that intersect the half-open stretch, in item order; none when it is empty or not a number.
  ///
  /// An item without extent is in the stretch that contains its offset.
  public func items(from: CGFloat, to: CGFloat) -> [Int] {
    var items: [Int] = []
    findItems(from: from, to: to, into: &items)
    return items
  }

  /// The same into an array whose storage is used again.
  public func findItems(from: CGFloat, to: CGFloat, into items: inout [Int]) {
    items.removeAll(keepingCapacity: true)
    guard from < to else { return }
    for lane in lanes { lane.appendItems(from: from, to: to, to: &items) }
    if lanes.count > 1 || laneKind == .rows { items.sort() }
  }
}
