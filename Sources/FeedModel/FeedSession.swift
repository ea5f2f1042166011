import JSONInput

/// One reading of a feed: its pages in order, each item once, until the feed ends or a page cannot be read.
///
/// What is kept from page to page is eight bytes an item and a page. A session belongs to one task.
public final class FeedSession {
  private enum Upcoming {
    case page(PageReference)
    case fault(FeedError)
  }

  private let partSize: Int
  private let limits: FeedLimits
  private var upcoming: Upcoming?
  private var lines: LinePage?
  private var number = 0
  private var items = SeenSet()
  private var pages = SeenSet()

  /// A reading of `source` from its start.
  ///
  /// - Parameter partSize: Pages in a format of lines come in parts of at most so many items, which bounds the memory
  ///   that a long one takes; nil leaves them whole. Pages that are one document are always whole.
  public init(_ source: FeedSource, partSize: Int? = nil, limits: FeedLimits = FeedLimits()) {
    self.partSize = max(partSize ?? .max, 1)
    self.limits = limits
    upcoming = .page(PageReference(source))
    if case .file(let path) = source.content { _ = pages.insert(FeedLocation.real(path)) }
  }

  /// The next page or part of a page; nil when the feed has ended. After an error it has ended too.
  public func next() throws(FeedError) -> FeedPage? {
    if let page = lines {
      lines = nil
      return try part(of: page)
    }
    let current = upcoming
    upcoming = nil
    switch current {
    case nil: return nil
    case .fault(let error): throw error
    case .page(let reference):
      number += 1
      return try page(at: reference)
    }
  }

  private func page(at reference: PageReference) throws(FeedError) -> FeedPage {
    switch try PageContent(try reference.open(), limits: limits) {
    case .lines(let reader): return try part(of: LinePage(reader, reference: reference))
    case .document(let text):
      do {
        return page(try JSONInput.decode(FeedFormat.self, from: text), at: reference)
      } catch {
        if let reader = try PageContent.lines(of: text, name: reference.subject, limits: limits) {
          return try part(of: LinePage(reader, reference: reference))
        }
        throw Self.fault(error, of: text, at: reference)
      }
    }
  }

  private func page(_ decoded: JSONInput.Decoded<FeedFormat>, at reference: PageReference) -> FeedPage {
    let document = decoded.value.document
    var page = FeedPage(number: number, reference)
    page.title = document.title
    page.language = document.language
    page.warnings = decoded.warnings.map { FeedWarning(source: page.source, path: $0.path, reason: $0.reason) }
    page.items.reserveCapacity(document.items.count)
    for (index, item) in document.items {
      if items.insert(item.id) {
        page.items.append(item)
      } else {
        let path = document.itemsPath.appending(.index(index))
        page.warnings.append(FeedWarning(source: page.source, path: path, reason: Self.repeated(item)))
      }
    }
    if let next = document.next { follow(next, at: document.nextPath, on: &page, reference) }
    return page
  }

  private func part(of page: LinePage) throws(FeedError) -> FeedPage {
    var rest = page
    var part = FeedPage(number: number, page.reference)
    while part.items.count < partSize, let item = try rest.next(warnings: &part.warnings) {
      if items.insert(item.id) {
        part.items.append(item)
      } else {
        part.warnings.append(rest.warning(JSONPath(), Self.repeated(item)))
      }
    }
    part.continues = try !rest.isExhausted()
    if part.continues { lines = rest }
    return part
  }

  /// Finds out what comes after `page`, and leaves a warning where the feed ends although it names a next page.
  private func follow(_ next: String, at path: JSONPath, on page: inout FeedPage, _ reference: PageReference) {
    do {
      let file = try reference.location.path(of: next)
      guard pages.insert(file) else {
        let reason = "the next page \"\(next)\" was read before; the feed ends here"
        page.warnings.append(FeedWarning(source: page.source, path: path, reason: reason))
        return
      }
      upcoming = .page(PageReference(next, path: file, location: reference.location))
      page.next = next
    } catch  where error.code == .refused {
      let message = "the next page \"\(next)\" \(error.message)"
      upcoming = .fault(FeedError(.refused, subject: reference.subject, path: path, message: message))
      page.next = next
    } catch {
      let reason = "the next page \"\(next)\" is not followed: \(error.message); the feed ends here"
      page.warnings.append(FeedWarning(source: page.source, path: path, reason: reason))
    }
  }

  private static func repeated(_ item: FeedItem) -> String {
    "the id \"\(item.id.prefix(64))\" was seen before; drawn once"
  }

  private static func fault(_ error: JSONError, of text: JSONText, at reference: PageReference) -> FeedError {
    let isMarkup = text.utf8.first { !LineReader.isBlank($0) } == UInt8(ascii: "<")
    let message = isMarkup ? "is HTML or XML, not JSON" : error.reason
    return FeedError(.data, subject: reference.subject, path: isMarkup ? nil : error.path, message: message)
  }
}
