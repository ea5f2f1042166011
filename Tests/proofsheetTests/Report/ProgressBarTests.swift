import Testing

@testable import proofsheet

struct ProgressBarTests {
  @Test(arguments: [(0, 0), (1, 6), (2, 12), (3, 18), (4, 24), (9, 24), (-1, 0)])
  func fillsInProportion(done: Int, filled: Int) {
    let expected = String(repeating: "█", count: filled) + String(repeating: "░", count: 24 - filled)
    #expect(ProgressBar.bar(done: done, of: 4) == expected)
  }

  @Test func hasNoBarWithoutAnEnd() {
    #expect(ProgressBar.bar(done: 3, of: nil) == nil)
    #expect(ProgressBar.bar(done: 0, of: 0) == nil)
  }
}
