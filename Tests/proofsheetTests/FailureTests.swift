import ContactSheet
import FeedModel
import JSONInput
import PNGCodec
import Painting
import Testing

@testable import proofsheet

struct FailureTests {
  @Test(
    arguments: [
      (UsageError("no"), 64), (InputError(.damaged, path: "a", message: ""), 65),
      (InputError(.missing, path: "a", message: ""), 66), (InputError(.unreadable, path: "a", message: ""), 74),
      (InputError(.refused, path: "a", message: ""), 77), (OutputError(.cannotCreate, path: "a", message: ""), 73),
      (OutputError(.writing, path: "a", message: ""), 74), (OutputError(.inUse, path: "a", message: ""), 75),
      (OutputError(.interrupted, path: "a", message: ""), 130), (FeedError(.data, subject: "a", message: ""), 65),
      (FeedError(.noInput, subject: "a", message: ""), 66), (FeedError(.unavailable, subject: "a", message: ""), 69),
      (FeedError(.io, subject: "a", message: ""), 74), (FeedError(.refused, subject: "a", message: ""), 77),
      (PaintError(.tooLarge, subject: "a", message: ""), 77),
      (PaintError(.fontUnavailable, subject: "a", message: ""), 69),
      (PaintError(.library, subject: "a", message: ""), 70), (PNGError(.damaged, message: ""), 65),
      (PNGError(.overLimit, message: ""), 77), (CancellationError(), 130), (ExitCode.terminated, 143),
    ] as [(any Error, Int32)])
  func hasTheDocumentedCode(error: any Error, code: Int32) {
    #expect(Failure(error).code.rawValue == code)
  }

  @Test func takesACodeThatNobodyKnowsForABug() {
    #expect(Failure(PNGError(.init(rawValue: 999), message: "?")).code == .bug)
    #expect(Failure(OutputError(.init(rawValue: 999), path: "", message: "?")).code == .bug)
  }

  @Test func namesFilePathAndReason() {
    let fault = JSONError(path: JSONPath([.key("items"), .index(3)]), reason: "expected an object")
    #expect(Failure(InputError(path: "a.json", fault)).message == "a.json: $.items[3]: expected an object")
  }

  @Test func isQuietWhenTheReaderIsGone() {
    #expect(Failure(ReaderGone()).message == nil)
  }
}
