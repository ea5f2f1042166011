import Foundation

/// The search for the items that best level the tracks before an item of several tracks is placed.
///
/// Every subset of the waiting one-track items is tried, in source order and each in its shortest column, as long as no
/// item moves too far. The idea of filling the space above a wide card with the next few cards is Pinterest's; their
/// Gestalt walks a graph of such placements.
struct LookAheadPlan {
  /// Places in `pending`, in placing order; the wide item is the last.
  private(set) var order: [Int] = []
  private var waste = CGFloat.infinity

  private let window: LookAheadWindow
  private let wide: Int
  private let candidates: [Int]
  private var chosen: [Int] = []
  private var placer: MasonryPlacer

  /// Plans for the item at `wide` in the placer's window.
  init(for wide: Int, window: LookAheadWindow, placer: MasonryPlacer) {
    self.window = window
    self.wide = wide
    self.placer = placer
    candidates = window.pending.indices.filter { window.pending[$0].item.span == 1 }.prefix(2 * window.size).map(\.self)
    search(from: 0)
    if order.isEmpty { order = Array(0...wide) }
  }

  private mutating func search(from next: Int) {
    evaluate()
    guard waste > .lengthTolerance else { return }
    for index in next..<max(next, candidates.count) {
      let candidate = candidates[index]
      let pending = window.pending[candidate]
      guard pending.index - (window.placed + chosen.count) <= window.size else { break }
      let track = pending.item.start.map { min($0, placer.trackCount - 1) } ?? placer.positions.lowestTrack
      let before = placer.positions[track]
      let height = pending.height(at: placer.rights[track] - placer.lefts[track])
      placer.positions.set(track, to: before + height + placer.rules.rowGap)
      chosen.append(candidate)
      search(from: index + 1)
      chosen.removeLast()
      placer.positions.set(track, to: before)
    }
  }

  /// Takes the present choice when it leaves less white space than the best so far.
  private mutating func evaluate() {
    guard keepsEveryItemNear() else { return }
    let item = window.pending[wide].item
    let span = min(item.span, placer.trackCount)
    let track = item.start.map { min($0, placer.trackCount - span) } ?? placer.chosenTrack(span: span)
    let tracks = track..<(track + span)
    let waste = placer.waste(of: tracks, top: placer.top(of: tracks))
    guard waste < self.waste - .lengthTolerance || order.isEmpty else { return }
    self.waste = waste
    order = chosen + [wide]
  }

  /// Whether the chosen items, the wide one, and then the others in source order stay within the window's reach.
  private func keepsEveryItemNear() -> Bool {
    let pending = window.pending
    guard abs(pending[wide].index - (window.placed + chosen.count)) <= window.size else { return false }
    var position = window.placed + chosen.count + 1
    var next = 0
    for index in pending.indices where index != wide {
      if next < chosen.count, chosen[next] == index {
        next += 1
        continue
      }
      guard position - pending[index].index <= window.size else { return false }
      position += 1
    }
    return true
  }
}
