import PNGCodec
import TestSupport
import Testing

@Suite(.disabled(if: Corpus.isAbsent, Comment(rawValue: Corpus.absence))) struct HostilePNGTests {
  static let names = Corpus.names(in: "png/hostile", suffix: ".png")

  @Test func areThere() { #expect(Self.names.count == 6) }

  @Test(arguments: names)
  func areRefused(name: String) throws {
    let file = try Corpus.data("png/hostile/\(name)")
    do {
      _ = try PNGDecoder.decode(file)
      Issue.record("\(name) was decoded")
    } catch {
      #expect(error.code == (name.contains("0000") || name.contains("2147483647") ? .overLimit : .damaged))
    }
  }
}
