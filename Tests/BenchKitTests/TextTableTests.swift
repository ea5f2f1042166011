import BenchKit
import Testing

@Suite struct TextTableTests {
  @Test func alignsColumns() {
    var table = TextTable("case", "time")
    table.append("a", "12.3 ms")
    table.append("longer", "1 s")
    #expect(table.description == "case       time\na       12.3 ms\nlonger      1 s")
  }

  @Test func leavesNoSpacesAtTheEnds() {
    var table = TextTable("case", "note")
    table.append("a", "")
    #expect(table.description == "case  note\na")
  }

  @Test(arguments: [
    (0.0, "0.00 ns"), (1.006, "1.01 ns"), (12.34, "12.3 ns"), (999.4, "999 ns"), (999.6, "1.00 µs"),
    (9_996, "10.0 µs"), (123_400, "123 µs"), (45_670_000, "45.7 ms"), (2e9, "2.00 s"), (5e12, "5000 s"),
  ])
  func spellsDurations(nanoseconds: Double, text: String) {
    #expect(TimeFormat.string(nanoseconds: nanoseconds) == text)
  }

  @Test func spellsNumbers() {
    #expect(TimeFormat.number(-1.5) == "-1.50")
    #expect(TimeFormat.number(-0.001) == "0.00")
    #expect(TimeFormat.number(.infinity) == "–")
    #expect(TimeFormat.number(1.07) == "1.07")
  }
}
