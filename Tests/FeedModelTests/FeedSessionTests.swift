import Foundation
import JSONInput
import TestSupport
import Testing

@testable import FeedModel

@Suite struct FeedSessionTests {
  /// Reads a feed to its end.
  private func readAll(_ session: FeedSession) throws -> (pages: [FeedPage], error: FeedError?) {
    var pages: [FeedPage] = []
    do {
      while let page = try session.next() { pages.append(page) }
    } catch {
      #expect(try session.next() == nil)
      return (pages, error)
    }
    return (pages, nil)
  }

  private func readAll(_ folder: ScratchFolder, _ name: String) throws -> (pages: [FeedPage], error: FeedError?) {
    try readAll(FeedSession(try FeedSource(argument: folder.path(name))))
  }

  @Test func pagesFollowFromThePageThatNamesThem() throws {
    let folder = try ScratchFolder([
      "feed.json": #"{"title": "F", "items": [{"id": 1}], "next": "more/b%20c.json?x=1#y"}"#,
      "more/b c.json": #"{"version": "https://jsonfeed.org/version/1", "items": [{"id": 2}], "next_url": "100%.json"}"#,
      "more/100%.json": #"{"items": [{"id": 3, "image": "a.png"}], "next": "../last.json"}"#,
      "last.json": #"[{"id": 4}]"#,
    ])
    let (pages, error) = try readAll(folder, "feed.json")
    #expect(error == nil && pages.flatMap(\.warnings) == [])
    #expect(pages.map { $0.items.map(\.id) } == [["1"], ["2"], ["3"], ["4"]])
    #expect(pages.map(\.source) == ["feed.json", "more/b%20c.json?x=1#y", "100%.json", "../last.json"])
    #expect(pages.map(\.number) == [1, 2, 3, 4])
    #expect(pages.map(\.isLast) == [false, false, false, true])
    #expect(try pages[2].location.path(of: "a.png") == FeedLocation.real(folder.path("more/a.png")))
  }

  @Test func aPageReadBeforeEndsTheFeed() throws {
    let folder = try ScratchFolder([
      "a.json": #"{"items": [{"id": 1}], "next": "b.json"}"#,
      "b.json": #"{"items": [{"id": 2}], "next": "./x/../a.json"}"#,
    ])
    let (pages, error) = try readAll(folder, "a.json")
    #expect(error == nil && pages.count == 2)
    #expect(pages[1].isLast)
    #expect(
      pages[1].warnings.map(\.description) == [
        "b.json: $.next: the next page \"./x/../a.json\" was read before; the feed ends here"
      ])
  }

  @Test func anItemSeenBeforeIsDrawnOnce() throws {
    let folder = try ScratchFolder([
      "a.json": #"{"items": [{"id": 1, "title": "first"}, {"id": "1"}], "next": "b.json"}"#,
      "b.json": #"{"items": [{"id": 2}, {"id": 1.0, "title": "again"}]}"#,
    ])
    let (pages, _) = try readAll(folder, "a.json")
    #expect(pages.map { $0.items.map(\.id) } == [["1"], ["2"]])
    #expect(pages[0].items[0].title == "first")
    #expect(
      pages.flatMap(\.warnings).map(\.description) == [
        "a.json: $.items[1]: the id \"1\" was seen before; drawn once",
        "b.json: $.items[1]: the id \"1\" was seen before; drawn once",
      ])
  }

  @Test(arguments: [
    "../out.json", "/etc/hostname", "file:///etc/hostname", "file://localhost/etc/hostname", "link.json",
    "%2e%2e/out.json", "dir/x.json", "../in/../out.json",
  ])
  func aPageOutsideTheFoldersIsRefused(next: String) throws {
    let folder = try ScratchFolder([
      "out.json": "[]", "in/feed.json": "{\"items\": [{\"id\": 1}], \"next\": \"\(next)\"}", "other/x.json": "[]",
    ])
    try folder.link("in/link.json", to: "../out.json")
    try folder.link("in/dir", to: "../other")
    let (pages, error) = try readAll(folder, "in/feed.json")
    #expect(pages.count == 1 && pages[0].next == next)
    #expect(error?.code == .refused)
    #expect(error?.path?.description == "$.next")
    #expect(error?.subject == folder.path("in/feed.json"))
    #expect(error?.message == "the next page \"\(next)\" lies outside the feed's folder")
  }

  @Test func aFolderMayBeReachedThroughALink() throws {
    let folder = try ScratchFolder([
      "real/feed.json": #"{"items": [{"id": 1}], "next": "b.json"}"#, "real/b.json": "[{\"id\": 2}]",
    ])
    try folder.link("alias", to: "real")
    let (pages, error) = try readAll(folder, "alias/feed.json")
    #expect(error == nil && pages.map(\.items.count) == [1, 1])
  }

  @Test(arguments: [
    (
      "\"https://example.org/2.json\"",
      "the next page \"https://example.org/2.json\" is not followed: nothing is fetched from the network; the feed ends here"
    ),
    (
      "\"HTTP://example.org/\"",
      "the next page \"HTTP://example.org/\" is not followed: nothing is fetched from the network; the feed ends here"
    ),
    (
      "\"//example.org/2.json\"",
      "the next page \"//example.org/2.json\" is not followed: nothing is fetched from the network; the feed ends here"
    ),
    (
      "\"ftp://x/y\"",
      "the next page \"ftp://x/y\" is not followed: \"ftp:\" addresses cannot be followed; the feed ends here"
    ),
    (
      "\"file://host/x.json\"",
      "the next page \"file://host/x.json\" is not followed: names no file of this machine; the feed ends here"
    ),
    ("\"a\\u0000b\"", "the next page \"a\0b\" is not followed: names no file; the feed ends here"),
    ("7", "expected a string; passed over"), ("[\"b.json\"]", "expected a string; passed over"),
  ])
  func aNextPageThatIsNoneEndsTheFeedWithAWarning(next: String, reason: String) throws {
    let source = FeedSource(data: Data("{\"items\": [{\"id\": 1}], \"next\": \(next)}".utf8), name: "-")
    let (pages, error) = try readAll(FeedSession(source))
    #expect(error == nil && pages.count == 1 && pages[0].isLast)
    #expect(pages[0].warnings.map(\.description) == ["-: $.next: " + reason])
  }

  @Test(arguments: ["null", "\"\"", "\" \""])
  func noNextPageEndsTheFeedInSilence(next: String) throws {
    let source = FeedSource(data: Data("{\"items\": [], \"next\": \(next)}".utf8), name: "-")
    let (pages, error) = try readAll(FeedSession(source))
    #expect(error == nil && pages.count == 1 && pages[0].isLast && pages[0].warnings == [])
  }

  @Test func aMissingNextPageIsAnErrorAfterThePagesBeforeIt() throws {
    let folder = try ScratchFolder(["a.json": #"{"items": [{"id": 1}], "next": "b.json"}"#])
    let (pages, error) = try readAll(folder, "a.json")
    #expect(pages.count == 1)
    #expect(error == FeedError(.noInput, subject: folder.path("b.json"), message: "no such file"))
  }

  @Test func whatCannotBeOpenedTellsItsPath() throws {
    let folder = try ScratchFolder(["sub/x": ""])
    for (name, message) in [("none.json", "no such file"), ("sub/x/none.json", "no such file"), ("sub", "is a folder")]
    {
      let error = #expect(throws: FeedError.self) { try FeedSource(argument: folder.path(name)) }
      #expect(error == FeedError(.noInput, subject: folder.path(name), message: message))
    }
    let error = #expect(throws: FeedError.self) { try FeedSource(argument: "HTTPS://example.org/feed.json") }
    #expect(error?.code == .unavailable)
  }

  @Test func whatIsLargerThanTheLimitIsRefused() throws {
    let folder = try ScratchFolder(["a.json": "[" + String(repeating: " ", count: 100_000) + "]"])
    let source = try FeedSource(argument: folder.path("a.json"))
    let limits = FeedLimits(pageBytes: 100_000)
    let error = #expect(throws: FeedError.self) { try FeedSession(source, limits: limits).next() }
    #expect(error == FeedError(.refused, subject: folder.path("a.json"), message: "is larger than 100000 bytes"))
    #expect(try FeedSession(source, limits: FeedLimits(pageBytes: 100_002)).next()?.items == [])
  }

  @Test func aSourceIsReadAnyNumberOfTimes() throws {
    let folder = try ScratchFolder(["a.jsonl": "{\"id\": 1}\n{\"id\": 2}\n"])
    let source = try FeedSource(argument: folder.path("a.jsonl"))
    let first = try readAll(FeedSession(source)).pages
    #expect(first == (try readAll(FeedSession(source)).pages))
    #expect(first.map(\.items.count) == [2])
  }

  @Test func aDeviceWithoutAnEndIsRefused() {
    let limits = FeedLimits(streamBytes: 1 << 20)
    let error = #expect(throws: FeedError.self) { try FeedSource(argument: "/dev/zero", limits: limits) }
    #expect(error == FeedError(.refused, subject: "/dev/zero", message: "is larger than 1 MiB"))
  }

  #if os(Linux)
    @Test func aFaultWhileReadingIsOneOfInputAndOutput() throws {
      // A process's own memory can be opened, but nothing is mapped at its start.
      let session = FeedSession(try FeedSource(argument: "/proc/self/mem"))
      let error = #expect(throws: FeedError.self) { try session.next() }
      #expect(error == FeedError(.io, subject: "/proc/self/mem", message: "cannot be read: Input/output error"))
    }
  #endif

  @Test func namesMayHaveOneLetter() throws {
    let folder = try ScratchFolder(["d/a": #"{"items": [{"id": 1}], "next": "b"}"#, "d/b": #"[{"id": 2}]"#])
    let (pages, error) = try readAll(folder, "d/a")
    #expect(error == nil && pages.map(\.source) == ["a", "b"])
  }

  @Test(arguments: [
    ("a", "", "a"), ("/a", "/", "a"), ("b/a", "b", "a"), ("./b/a.json", "./b", "a.json"), ("", "", ""), ("b/", "b", ""),
  ])
  func pathIsAFolderAndAName(path: String, folder: String, name: String) {
    #expect(PathText.folder(of: path) == folder && PathText.name(of: path) == name)
    #expect(PathText.join(folder, name) == path)
  }
}
