import FeedModel

/// Hands sheets to workers, one at a time, in order.
actor SheetQueue {
  /// A sheet and its place among those that were asked for, from 0.
  struct Job: Sendable {
    var place: Int
    var sheet: Sheet
  }

  private var sequence: SheetSequence
  private let selection: SheetSelection?
  private var place = 0
  private var isClosed = false
  /// Why the feed could not be read to its end.
  private(set) var fault: (any Error)?

  init(request: RenderRequest, count: Int?) throws {
    selection = request.selection
    sequence = try SheetSequence(request: request, count: count)
  }

  /// The next sheet that was asked for; nil after the last, after a fault, and once closed.
  func next() -> Job? {
    do {
      while !isClosed, let sheet = try sequence.next() {
        if let selection, sheet.number > selection.last { break }
        guard selection?.contains(sheet.number) ?? true else { continue }
        defer { place += 1 }
        return Job(place: place, sheet: sheet)
      }
    } catch {
      fault = error
    }
    isClosed = true
    return nil
  }

  /// Gives out no more sheets.
  func close() { isClosed = true }
}
