/// Brings finished sheets back into order and writes them down.
actor SheetLedger {
  private let folder: SheetFolder
  private let manifest: ManifestWriter
  private let report: @Sendable (RenderEvent) -> Void
  private var next = 0
  private var waiting: [Int: Manifest.Page] = [:]
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
  func add(_ page: Manifest.Page, place: Int) throws {
    waiting[place] = page
    while let page = waiting.removeValue(forKey: next) {
      try write(page)
      next += 1
    }
  }

  /// Records that a sheet could not be made.
  func fail(place: Int, _ error: any Error) {
    if place < fault?.place ?? .max { fault = (place, error) }
  }

  /// Names the manifest; sheets that were finished behind a failed one are in it too.
  func finish(fault: (any Error)?, warnings: [String], isWhole: Bool) throws {
    for place in waiting.keys.sorted() {
      guard let page = waiting.removeValue(forKey: place) else { continue }
      try write(page)
    }
    let reason = fault.map { $0 is CancellationError ? "interrupted" : "\($0)" }
    let footer = Manifest.Footer(isComplete: fault == nil, warnings: warnings, fault: reason)
    try folder.finish(manifest, footer, written: written, isWhole: isWhole)
  }

  private func write(_ page: Manifest.Page) throws {
    try manifest.append(page)
    written.insert(page.file)
    summary.sheets += 1
    // A tall card that goes on from the sheet before was counted there.
    let isContinued = lastCard != nil && page.cards.first?.id == lastCard
    summary.cards += page.cards.count - (isContinued ? 1 : 0)
    lastCard = page.cards.last?.id
    summary.bytes += page.bytes
    tell(of: page)
  }

  private func tell(of page: Manifest.Page) {
    func warn(_ subject: String, _ message: String) {
      summary.warnings += 1
      report(.warning(sheet: page.index, subject: subject, message: message))
    }
    for warning in page.warnings { warn("", warning) }
    for card in page.cards { for warning in card.warnings { warn(card.id, warning) } }
    report(.sheet(number: page.index, file: page.file, cards: page.cards.count, bytes: page.bytes))
  }
}
