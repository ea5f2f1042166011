public import Foundation

extension MasonryPlacer {
  /// Places what still waits when looking ahead, as though no item followed; with other placements nothing waits.
  public mutating func finish(into frames: inout [CGRect]) {
    while let window, !window.pending.isEmpty { placeNext(into: &frames) }
  }

  mutating func appendLookingAhead(_ item: MasonryItem, measured: [CGSize] = [], into frames: inout [CGRect]) {
    window?.add(item, measured: measured)
    while window?.isFull == true { placeNext(into: &frames) }
  }

  /// Measures an item at every width that it might get.
  func measurements(span: Int, start: Int?, measuring height: (CGFloat) -> CGFloat) -> [CGSize] {
    let span = min(max(span, 1), trackCount)
    let last = trackCount - span
    let candidates = start.map { min(max($0, 0), last) }.map { $0...$0 } ?? 0...last
    var measured: [CGSize] = []
    for track in candidates {
      let width = rights[track + span - 1] - lefts[track]
      guard !measured.contains(where: { $0.width == width }) else { continue }
      measured.append(CGSize(width: width, height: height(width).asLength))
    }
    return measured
  }

  /// Places the next item, or a wide one that is near together with those that fill the space above it.
  ///
  /// Before each of them `observe` sees the placer as it is then.
  mutating func placeNext(
    into frames: inout [CGRect], observing observe: (MasonryPlacer, LookAheadWindow.Pending) -> Void = { _, _ in }
  ) {
    guard let window else { return }
    let wide = window.pending.prefix(window.size + 1).firstIndex { $0.item.span > 1 }
    let order = wide.map { LookAheadPlan(for: $0, window: window, placer: self).order } ?? [0]
    for index in order {
      let pending = window.pending[index]
      observe(self, pending)
      let frame = place(span: pending.item.span, start: pending.item.start) { pending.height(at: $0) }
      self.window?.settle(frame, of: pending.index, into: &frames)
    }
    for index in order.sorted(by: >) { self.window?.pending.remove(at: index) }
    self.window?.placed += order.count
  }
}
