import Foundation

/// The items that wait for their turn when looking ahead, and the frames that wait for theirs.
struct LookAheadWindow: Sendable {
  /// An item with what it takes to place it.
  struct Pending: Sendable {
    var index: Int
    var item: MasonryItem
    /// Heights that were measured beforehand, one for each width; empty where the item itself knows.
    var measured: [CGSize] = []

    func height(at width: CGFloat) -> CGFloat {
      measured.first { $0.width == width }?.height ?? item.height(at: width)
    }
  }

  /// No item moves by more places than this.
  let size: Int
  /// Not placed yet, in source order.
  var pending: [Pending] = []
  /// Items that came in.
  var arrived = 0
  /// Items that were placed.
  var placed = 0
  /// Items whose frames were handed out.
  private var emitted = 0
  /// Frames from item `emitted` on.
  private var waiting: [CGRect?] = []

  /// A window that moves items by up to `size` places, within 1 ... 16.
  init(size: Int) { self.size = min(max(size, 1), 16) }

  /// Whether a decision needs no item that has not come in.
  var isFull: Bool { pending.count > 2 * size }

  mutating func add(_ item: MasonryItem, measured: [CGSize] = []) {
    pending.append(Pending(index: arrived, item: item, measured: measured))
    arrived += 1
  }

  /// Keeps a frame until those of all earlier items are there, then hands them out.
  mutating func settle(_ frame: CGRect, of index: Int, into frames: inout [CGRect]) {
    while waiting.count <= index - emitted { waiting.append(nil) }
    waiting[index - emitted] = frame
    var ready = 0
    while ready < waiting.count, let frame = waiting[ready] {
      frames.append(frame)
      ready += 1
    }
    waiting.removeFirst(ready)
    emitted += ready
  }
}
