import Foundation
import LayoutEngine

extension LayoutCase {
  /// Adds the decisions and the white space of masonry; other kinds have none to explain.
  func explain(_ outcome: inout LayoutOutcome) {
    let spec = spec ?? CaseSpec()
    let items = (items ?? []).map(\.masonryItem)
    switch kind {
    case .grid, .flow, .equalHeightFlow: return
    case .masonry, .visible:
      // Solved upright and from the left: alignment, axis and mirroring decide nothing.
      let plain = MasonryArranger(solver: spec.solver, rules: spec.rules, autoFit: spec.autoFit ?? false)
      outcome.decisions = decisions(plain.explanations(of: items, width: width?.value))
      let arrangement = plain.arranged(items, width: width?.value)
      outcome.whitespace = [
        CaseWhitespace(
          Whitespace(frames: arrangement.frames, tracks: arrangement.tracks, rowGap: spec.rules.rowGap))
      ]
    case .pages:
      let tracks = spec.solver.solved(width: width?.value)
      let pager = MasonryPager(tracks: tracks, rules: spec.rules, paging: spec.paging)
      outcome.decisions = decisions(pager.explanations(of: items))
      let result = pager.pages(of: items)
      outcome.whitespace = result.pages.map { page in
        CaseWhitespace(
          Whitespace(frames: page.map { result.frames[$0] }, tracks: tracks.tracks, rowGap: spec.rules.rowGap))
      }
    }
  }

  private func decisions(_ explanations: [MasonryExplanation]) -> [CaseDecision] {
    zip(ids, explanations).map { CaseDecision(id: $0, $1) }
  }
}
