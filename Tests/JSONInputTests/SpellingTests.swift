import JSONInput
import Testing

@Suite struct SpellingTests {
  private let names = ["width", "height", "columns", "color", "id", "x"]

  @Test(arguments: [
    ("widht", "width"), ("withd", "width"), ("WIDTH", "width"), ("heigth", "height"), ("heght", "height"),
    ("colour", "color"), ("ids", "id"),
  ])
  func findsTheNameThatWasMeant(word: String, expected: String) {
    #expect(Spelling.nearest(to: word, among: names) == expected)
  }

  /// A third letter in five, or one in two, is a guess: "y" is not "x".
  @Test(arguments: ["y", "ix", "depth", "hello", "", String(repeating: "width", count: 100)])
  func doesNotGuessWild(word: String) {
    #expect(Spelling.nearest(to: word, among: names) == nil)
  }

  @Test func findsTheOnlyNameThatAWordBegins() {
    #expect(Spelling.nearest(to: "colu", among: names) == "columns")
    #expect(Spelling.nearest(to: "hei", among: names) == "height")
    #expect(Spelling.nearest(to: "wi", among: names) == nil)
  }

  @Test func takesTheFirstOfEquals() {
    #expect(Spelling.nearest(to: "bat", among: ["cat", "hat"]) == "cat")
    #expect(Spelling.nearest(to: "bat", among: []) == nil)
  }
}
