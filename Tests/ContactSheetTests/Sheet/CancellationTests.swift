import FeedModel
import LayoutEngine
import Painting
import Testing

@testable import ContactSheet

@Suite struct CancellationTests {
  @Test(arguments: Theme.CardLayout.Kind.allCases)
  func measuringStopsWhenItsTaskIsCancelled(kind: Theme.CardLayout.Kind) async throws {
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      var theme = Theme.bare
      theme.layout.kind = kind
      let arranger = CardArranger(theme: theme, typesetter: try Typesetter())
      return try arranger.arranged([FeedItem(id: "a"), FeedItem(id: "b")]).frames
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
