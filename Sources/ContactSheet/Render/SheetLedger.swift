import FeedModel

/// Brings finished sheets back into order and writes them down.
actor SheetLedger {
  /// A sheet that stands under its name.
  struct Entry: Sendable {
    var page: Manifest.Page
    var feedWarnings: [FeedWarning]
  }

  private let folder: SheetFolder
  private let manifest: ManifestWriter
  private let report: @Sendable (RenderEvent) -> Void
  private var next = 0
  private var waiting: [Int: Entry] = [:]
  private var written: Set<String> = []
  /// The id of the last card on the last sheet.
  private var lastCard: String?
  /// What was written so far.
  private(set) var summary = RenderSummary()
  /// The fault of the earliest sheet that has one.
  private(set) var fault: (place: Int, error: any Error)?

  init(folder: SheetFolder, header: Manifest.Header, report: @escaping @Sendable (RenderEvent) -> Void) throws {
    self.folder = folder
    self.report = report
    manifest = try folder.manifest(header)
  }

  /// Records a finished sheet, and those that waited for it.
  func add(_ entry: Entry, place: Int) throws {
    waiting[place] = entry
    while let entry = waiting.removeValue(forKey: next) {
      try write(entry)
      next += 1
    }
  }

  /// Records that a sheet could not be made.
  func fail(place: Int, _ error: any Error) {
    if place < fault?.place ?? .max { fault = (place, error) }
  }

  /// Names the manifest; sheets that were finished behind a failed one are in it too.
  func finish(fault: (any Error)?, isWhole: Bool) throws {
    for place in waiting.keys.sorted() {
      guard let entry = waiting.removeValue(forKey: place) else { continue }
      try write(entry)
    }
    let reason = fault.map { $0 is CancellationError ? "interrupted" : "\($0)" }
    let footer = Manifest.Footer(isComplete: fault == nil, fault: reason)
    try folder.finish(manifest, footer, written: written, isWhole: isWhole)
  }

  private func write(_ entry: Entry) throws {
    try manifest.append(entry.page)
    written.insert(entry.page.file)
    summary.sheets += 1
    // A tall card that goes on from the sheet before was counted there.
    let isContinued = lastCard != nil && entry.page.cards.first?.id == lastCard
    summary.cards += entry.page.cards.count - (isContinued ? 1 : 0)
    lastCard = entry.page.cards.last?.id
    summary.bytes += entry.page.bytes
    tell(of: entry)
  }

  private func tell(of entry: Entry) {
    let page = entry.page
    func warn(_ subject: String, _ message: String) {
      summary.warnings += 1
      report(.warning(sheet: page.index, subject: subject, message: message))
    }
    for warning in entry.feedWarnings { warn("", warning.description) }
    for warning in page.warnings.dropFirst(entry.feedWarnings.count) { warn("", warning) }
    for card in page.cards { for warning in card.warnings { warn(card.id, warning) } }
    report(.sheet(number: page.index, file: page.file, cards: page.cards.count, bytes: page.bytes))
  }
}
