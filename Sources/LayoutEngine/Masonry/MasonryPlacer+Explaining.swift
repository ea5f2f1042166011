import Foundation

extension MasonryPlacer {
  /// What appending the item next would do, and why; the placer stays as it is.
  ///
  /// Items that wait when looking ahead are not taken into account.
  public func explanation(of item: MasonryItem) -> MasonryExplanation {
    var trial = self
    let normal = trial.normalPlace(span: item.span, start: item.start) { item.height(at: $0) }
    let hole = holes == nil ? nil : trial.hole(for: normal)
    let place = hole ?? normal
    let candidates = (item.start == nil ? 0...(trackCount - normal.span) : normal.track...normal.track).map { track in
      let tracks = track..<(track + normal.span)
      let top = top(of: tracks)
      return MasonryExplanation.Candidate(track: track, top: top, waste: waste(of: tracks, top: top))
    }
    return MasonryExplanation(
      candidates: candidates, span: place.span, track: place.track, y: place.y,
      reason: place.isInHole ? .hole : normal.isExplicit ? .explicitStart : reason(span: normal.span))
  }

  /// Appends items one by one and yields an explanation for each, in item order.
  mutating func appendExplaining(_ items: [MasonryItem], into frames: inout [CGRect]) -> [MasonryExplanation] {
    guard window != nil else {
      return items.map { item in
        defer { append([item], into: &frames) }
        return explanation(of: item)
      }
    }
    var explanations: [(index: Int, explanation: MasonryExplanation)] = []
    func place(while condition: (LookAheadWindow) -> Bool) {
      while let window, condition(window) {
        placeNext(into: &frames) { explanations.append(($1.index, $0.explanation(of: $1.item))) }
      }
    }
    for item in items {
      window?.add(item)
      place(while: \.isFull)
    }
    place { !$0.pending.isEmpty }
    return explanations.sorted { $0.index < $1.index }.map(\.explanation)
  }

  private func reason(span: Int) -> MasonryExplanation.Reason {
    switch rules.placement {
    case .lowestTop: .lowestTop
    case .leastWaste, .lookAhead: span > 1 ? .leastWaste : .lowestTop
    case .roundRobin: .nextInTurn
    case .gridLanes: .nextWithinTolerance
    }
  }
}
