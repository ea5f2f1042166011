import LayoutEngine
import Testing

@Suite struct ClockLayoutTests {
  @Test func putsQuartersOnTheAxes() throws {
    let clock = ClockLayout(radius: 50) {
      LayoutNode.box("12", 20, 10)
      LayoutNode.box("3", 20, 10)
      LayoutNode.box("6", 20, 10)
      LayoutNode.box("9", 20, 10)
    }.padding(5).arranged(in: .unspecified)

    #expect(clock.size == CGSize(width: 130, height: 120))
    try expect(clock, "12", [55, 5])
    try expect(clock, "3", [105, 55])
    try expect(clock, "6", [55, 105])
    try expect(clock, "9", [5, 55])
  }

  @Test func readsTheHourOfASubview() throws {
    let clock = ClockLayout(radius: 50) { LayoutNode.box("a", 20, 10).clockHour(9) }.arranged(in: .unspecified)
    try expect(clock, "a", [0, 50])
  }

  private func expect(_ clock: Arrangement, _ id: String, _ origin: [CGFloat]) throws {
    let frame = try #require(clock[id])
    #expect(abs(frame[0] - origin[0]) < 1e-9 && abs(frame[1] - origin[1]) < 1e-9, "\(id) lies at \(frame)")
  }
}
