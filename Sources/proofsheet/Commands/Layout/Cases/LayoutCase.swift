import Foundation
import JSONInput
import LayoutEngine

/// One question to the layout engine.
struct LayoutCase: Decodable {
  enum Kind: String, Decodable {
    case grid, masonry, flow, equalHeightFlow, pages, visible
  }

  var name: String?
  var kind: Kind
  var width: CaseNumber?
  var spec: CaseSpec?
  var items: [CaseItem]?

  /// Lays the items out; `number` names a case without a name.
  func outcome(number: Int) -> LayoutOutcome {
    let spec = spec ?? CaseSpec()
    let items = items ?? []
    var outcome = LayoutOutcome(name: name ?? "case \(number)")
    switch kind {
    case .grid: outcome.take(spec.grid.arranged(items.map(\.cell), width: width?.value))
    case .masonry: outcome.take(spec.masonry.arranged(items.map(\.masonryItem), width: width?.value))
    case .flow: outcome.take(spec.flow.arranged(items.map(\.size), width: width?.value))
    case .equalHeightFlow: outcome.take(spec.equalHeightFlow.arranged(items.map(\.size), width: width?.value))
    case .pages:
      let pager = MasonryPager(
        tracks: spec.solver.solved(width: width?.value), rules: spec.rules, paging: spec.paging)
      let pages = pager.pages(of: items.map(\.masonryItem))
      outcome.take(spec.direction == .rightToLeft ? pages.mirrored() : pages, ids: ids)
    case .visible:
      let arrangement = spec.masonry.arranged(items.map(\.masonryItem), width: width?.value)
      outcome.take(arrangement)
      outcome.visible = visible(in: arrangement, windows: spec.windows ?? [], axis: spec.layoutAxis)
    }
    return outcome
  }

  var ids: [String] {
    (items ?? []).enumerated().map { index, item in item.id ?? String(index) }
  }

  private func visible(in arrangement: TrackArrangement, windows: [[CaseNumber]], axis: Axis) -> [[String]] {
    var index = FrameIndex(axis: axis)
    index.append(arrangement.frames)
    let ids = ids
    return windows.map { window in
      guard window.count == 2 else { return [] }
      return index.items(from: window[0].value, to: window[1].value).map { ids[$0] }
    }
  }
}
