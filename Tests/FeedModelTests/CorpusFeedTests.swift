import FeedModel
import Foundation
import TestSupport
import Testing

/// Every feed of the corpora ends in items, warnings or a documented error.
@Suite(.disabled(if: Corpus.isAbsent, Comment(rawValue: Corpus.absence)))
struct CorpusFeedTests {
  private static let folders = ["feeds/jsonfeed", "feeds/synthetic", "feeds/hostile-json", "feeds/picsum"]
  private static let files =
    folders.flatMap { folder in Corpus.names(in: folder).map { "\(folder)/\($0)" } } + [
      "feeds/naughty-strings-blns.json"
    ]

  /// What a feed comes to: items a page, warnings in all, and the error that ended it.
  private struct Outcome: Equatable {
    var items: [Int] = []
    var warnings = 0
    var code: FeedError.Code?
  }

  private func read(_ path: String, partSize: Int? = nil) -> (outcome: Outcome, pages: [FeedPage], error: FeedError?) {
    var outcome = Outcome()
    var pages: [FeedPage] = []
    do {
      let source = try FeedSource(argument: Corpus.url(path).path(percentEncoded: false))
      let session = FeedSession(source, partSize: partSize)
      while let page = try session.next() {
        pages.append(page)
        outcome.items.append(page.items.count)
        outcome.warnings += page.warnings.count
      }
      return (outcome, pages, nil)
    } catch {
      outcome.code = error.code
      return (outcome, pages, error)
    }
  }

  @Test func findsTheCorpora() {
    #expect(Self.files.count >= 45)
  }

  @Test(arguments: files)
  func everyFileEndsInPagesOrInADocumentedError(path: String) {
    let (_, pages, error) = read(path)
    if let error {
      #expect([.data, .refused].contains(error.code), "\(error)")
      #expect(error.subject.hasSuffix((path as NSString).lastPathComponent) && !error.message.isEmpty)
    } else {
      #expect(!pages.isEmpty)
      #expect(pages.last?.isLast == true)
    }
    for item in pages.flatMap(\.items) {
      #expect(!item.id.isEmpty)
      #expect(item.title?.isEmpty != true && item.caption?.isEmpty != true)
      #expect(item.aspectRatio.map(FeedItem.aspectRatios.contains) ?? true)
      #expect(item.declaredSize.map { $0.width > 0 && $0.height > 0 && ($0.width + $0.height).isFinite } ?? true)
    }
  }

  @Test(
    arguments: [
      ("synthetic/bad-dimensions.json", [20], 25, nil),
      ("synthetic/bom.json", [1], 0, nil),
      ("synthetic/cycle-a.json", [1, 1], 1, nil),
      ("synthetic/cycle-self.json", [1], 1, nil),
      ("synthetic/deep-nesting-extension.json", [], 0, .data),
      ("synthetic/dup-across-pages-1.json", [2, 1], 1, nil),
      ("synthetic/empty.json", [], 0, .data),
      ("synthetic/html-instead-of-json.json", [], 0, .data),
      // No id, blank, null, true and an array; 42.0 and "42" are 42 again.
      ("synthetic/ids.json", [10], 7, nil),
      ("synthetic/invalid-utf8-title.json", [2], 1, nil),
      ("synthetic/jsonl-mixed.jsonl", [2], 1, nil),
      ("synthetic/next-file-scheme.json", [1], 0, .refused),
      ("synthetic/next-not-a-string.json", [1], 1, nil),
      ("hostile-json/i_string_UTF-16LE_with_BOM.json", [0], 1, nil),
      ("hostile-json/i_structure_UTF-8_BOM_empty_object.json", [], 0, .data),
      ("hostile-json/n_number_NaN.json", [], 0, .data),
      ("hostile-json/n_structure_UTF8_BOM_no_data.json", [], 0, .data),
      ("hostile-json/n_structure_open_array_object.json", [], 0, .data),
      ("picsum/dmarby-metadata_multiple.json", [2], 0, nil),
      ("jsonfeed/rsparser-inessential.json", [20], 0, nil),
      ("jsonfeed/miniflux-invalid-json.json", [], 0, .data),
      // Its next page is an http address.
      ("jsonfeed/feedkit-feed.json", [2], 1, nil),
    ] as [(String, [Int], Int, FeedError.Code?)])
  func fileComesTo(name: String, items: [Int], warnings: Int, code: FeedError.Code?) {
    let (outcome, pages, error) = read("feeds/" + name)
    let remarks = pages.flatMap(\.warnings).map(\.description) + [error?.description].compactMap { $0 }
    #expect(outcome == Outcome(items: items, warnings: warnings, code: code), "\(remarks.joined(separator: "\n"))")
  }

  @Test(arguments: files, [1, 3])
  func partsHoldTheSameItemsAsPages(path: String, partSize: Int) {
    let whole = read(path)
    let parts = read(path, partSize: partSize)
    #expect(parts.pages.flatMap(\.items) == whole.pages.flatMap(\.items))
    #expect(parts.pages.flatMap(\.warnings) == whole.pages.flatMap(\.warnings))
    #expect(parts.error == whole.error)
  }
}
