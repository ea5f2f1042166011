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
    let frame = SheetFrame(
      theme: request.theme, typesetter: typesetter, language: SheetComposer.defaultLanguage)
    let template = CardTemplate(
      card: request.theme.card, typesetter: typesetter, language: SheetComposer.defaultLanguage)
    let arranger = CardArranger(layout: request.theme.layout, template: template)
    var sequence = try SheetSequence(request: request, count: nil)
    while let sheet = try sequence.next() {
      guard request.selection?.contains(sheet.number) ?? true else { continue }
      try body(try frames(of: sheet, frame: frame, arranger: arranger), sheet.warnings)
    }
  }

  private func frames(of sheet: Sheet, frame: SheetFrame, arranger: CardArranger) throws -> SheetFrames {
    let items = sheet.cards.map(\.item)
    let arranged = try arranger.arranged(items, width: frame.width)
    let origin = CGPoint(x: request.theme.page.padding, y: try frame.top(sheet) - sheet.offset)
    let height = try sheet.height ?? origin.y + arranged.height + frame.bottom(sheet)
    var result = SheetFrames(
      number: sheet.number, size: CGSize(width: request.theme.page.width, height: height), ids: items.map(\.id),
      frames: arranged.frames.map { $0.offsetBy(dx: origin.x, dy: origin.y) }, columns: [], explanations: [])
    guard request.theme.layout.hasColumns else { return result }
    let tracks = GridSolver(request.theme.layout.columns).solved(width: frame.width).tracks
    result.columns = tracks.map { track in
      var track = track
      track.x += origin.x
      return track
    }
    guard request.theme.layout.kind == .masonry else { return result }
    result.whitespace = Whitespace(frames: arranged.frames, tracks: tracks, rowGap: request.theme.layout.spacing)
    if explains { result.explanations = arranger.explanations(items, frames: arranged.frames, width: frame.width) }
    return result
  }
}
