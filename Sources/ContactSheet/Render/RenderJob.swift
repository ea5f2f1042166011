import FeedModel

/// One render run: a feed in, sheets and a manifest in a folder out.
public struct RenderJob: Sendable {
  private let request: RenderRequest
  private let folder: SheetFolder
  private let generator: String

  /// A run into `folder`; `generator` is the program and its version, for the manifest.
  public init(_ request: RenderRequest, into folder: SheetFolder, generator: String) {
    self.request = request
    self.folder = folder
    self.generator = generator
  }

  /// Renders all sheets that were asked for.
  ///
  /// After a fault the sheets that are under way are finished, the manifest says that the run is not complete, and
  /// the fault of the earliest sheet is thrown.
  public func run(report: @escaping @Sendable (RenderEvent) -> Void = { _ in }) async throws -> RenderSummary {
    let count = request.theme.needsSheetCount ? try countSheets() : nil
    report(.started(sheets: count.map { count in request.selection.map { $0.count(upTo: count) } ?? count }))
    let queue = try SheetQueue(request: request, count: count)
    let header = Manifest.Header(
      generator: generator, theme: request.themeName, scale: Double(request.theme.page.scale))
    let ledger = try SheetLedger(folder: folder, header: header, report: report)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<max(1, request.workers) { group.addTask { await work(queue, ledger) } }
    }
    let ledgerFault = await ledger.fault?.error
    let queueFault = await queue.fault
    let fault = Task.isCancelled ? CancellationError() : ledgerFault ?? queueFault
    try await ledger.finish(fault: fault, warnings: request.themeWarnings, isWhole: request.selection == nil)
    if let fault { throw fault }
    return await ledger.summary
  }

  /// One worker: takes sheets until there are none, or one fails.
  private func work(_ queue: SheetQueue, _ ledger: SheetLedger) async {
    var worker: SheetWorker?
    while !Task.isCancelled, let job = await queue.next() {
      do {
        let current = try worker ?? SheetWorker(request: request, folder: folder)
        worker = current
        try await ledger.add(try current.page(for: job.sheet), place: job.place)
      } catch {
        await ledger.fail(place: job.place, error)
        await queue.close()
      }
    }
  }

  /// Walks the feed once without painting anything.
  private func countSheets() throws -> Int {
    var sequence = try SheetSequence(request: request, count: nil)
    var count = 0
    while try sequence.next() != nil {
      try Task.checkCancellation()
      count += 1
    }
    return count
  }
}
