public import FeedModel
import Foundation
import LayoutEngine
import Painting

/// A render run without painting: where the cards of each sheet would stand.
public struct LayoutJob {
  private let request: RenderRequest
  private let explains: Bool

  /// A walk over a request's sheets; with `explains` each masonry card's place is accounted for.
  public init(_ request: RenderRequest, explains: Bool = false) {
    self.request = request
    self.explains = explains
  }

  /// Lays out one sheet after another and hands over its frames and what the feed had to be repaired for.
  public func run(_ body: (SheetFrames, [FeedWarning]) throws -> Void) throws {
    let typesetter = try Typesetter()
    let arranger = CardArranger(theme: request.theme, typesetter: typesetter)
    var sequence = try SheetSequence(request: request, count: nil)
    while let sheet = try sequence.next() {
      guard request.selection?.contains(sheet.number) ?? true else { continue }
      let arranged = try ArrangedSheet(sheet, theme: request.theme, arranger: arranger, typesetter: typesetter)
      try body(frames(of: sheet, arranged, arranger), sheet.warnings)
    }
  }

  private func frames(of sheet: Sheet, _ arranged: ArrangedSheet, _ arranger: CardArranger) -> SheetFrames {
    let items = sheet.cards.map(\.item)
    let layout = request.theme.layout
    var result = SheetFrames(
      number: sheet.number, size: arranged.size, ids: items.map(\.id), frames: arranged.frames, columns: [],
      explanations: [])
    guard layout.hasColumns else { return result }
    let tracks = arranger.tracks
    result.columns = tracks.map { track in
      var track = track
      track.x += arranged.origin.x
      return track
    }
    guard layout.kind == .masonry else { return result }
    result.whitespace = Whitespace(frames: arranged.cards.frames, tracks: tracks, rowGap: layout.spacing)
    if explains { result.explanations = arranger.explanations(items, frames: arranged.cards.frames) }
    return result
  }
}
