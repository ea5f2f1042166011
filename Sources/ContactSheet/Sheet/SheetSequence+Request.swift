import FeedModel
import Painting

extension SheetSequence {
  /// A walk through a request's feed, from its beginning.
  init(request: RenderRequest, count: Int?) throws {
    var cutter: SheetCutter?
    if case .height = request.pagination {
      cutter = SheetCutter(theme: request.theme, typesetter: try Typesetter())
    }
    // Sheets that are cut anew need no more cards at hand than they hold; those of the feed hold whole pages.
    let partSize = request.pagination == .feed ? nil : 256
    self.init(
      session: FeedSession(request.source, partSize: partSize), pagination: request.pagination, cutter: cutter,
      count: count)
  }
}
