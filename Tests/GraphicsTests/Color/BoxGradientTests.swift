import Foundation
import Graphics
import Testing

@Suite struct BoxGradientTests {
  private let colors = Gradient(stops: [
    GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: .white),
  ])

  private func line(_ line: BoxGradient.Line, _ width: CGFloat, _ height: CGFloat) -> [CGFloat] {
    switch BoxGradient(colors, line: line).fill(in: CGSize(width: width, height: height)) {
    case .linear(_, let start, let end): [start.x, start.y, end.x, end.y]
    case .radial(_, let center, let radius): [center.x, center.y, radius]
    case .solid, .image: []
    }
  }

  @Test(
    arguments: [
      (0, [0.5, 1, 0.5, 0]), (90, [0, 0.5, 1, 0.5]), (180, [0.5, 0, 0.5, 1]), (270, [1, 0.5, 0, 0.5]),
      (-90, [1, 0.5, 0, 0.5]), (450, [0, 0.5, 1, 0.5]), (-720, [0.5, 1, 0.5, 0]),
    ] as [(Double, [CGFloat])])
  func quartersRunFromEdgeToEdgeExactly(angle: Double, expected: [CGFloat]) {
    #expect(line(.angle(angle), 30, 70) == expected)
    #expect(line(.angle(angle), 173, 212.5) == expected)
  }

  @Test func a45DegreeLineInASquareJoinsTheCorners() {
    let ends = line(.angle(45), 80, 80)
    for (end, expected) in zip(ends, [0, 1, 1, 0] as [CGFloat]) { #expect(abs(end - expected) < 1e-12) }
  }

  @Test func aSlantedLineHasTheLengthOfCSS() {
    // 30°: the direction is (1/2, -√3/2). In 200 × 100 the length is 200/2 + 100·√3/2 = 100 + 86.602540378.
    let ends = line(.angle(30), 200, 100)
    let x = (ends[2] - ends[0]) * 200
    let y = (ends[3] - ends[1]) * 100
    #expect(abs((x * x + y * y).squareRoot() - 186.602540378) < 1e-6)
    #expect(abs(x - 93.301270189) < 1e-6)
    #expect(abs(ends[0] + ends[2] - 1) < 1e-12 && abs(ends[1] + ends[3] - 1) < 1e-12)
  }

  @Test(arguments: [(0, 10), (10, 0), (-1, 5), (CGFloat.infinity, 5), (CGFloat.nan, 5)] as [(CGFloat, CGFloat)])
  func aBoxWithoutAnAreaHasALineAllTheSame(width: CGFloat, height: CGFloat) {
    #expect(line(.angle(160), width, height) == [0.5, 0, 0.5, 1])
  }

  @Test func pointsAndRadiiStayAsTheyAre() {
    #expect(line(.points(start: .zero, end: .trailing), 3, 4) == [0, 0, 1, 0.5])
    #expect(line(.radial(center: .top, radius: 12), 3, 4) == [0.5, 0, 12])
  }

  @Test func aRadialGradientReachesTheFarthestCorner() {
    #expect(line(.radial(center: .zero, radius: nil), 30, 40) == [0, 0, 50])
    #expect(line(.radial(center: .center, radius: nil), 60, 80) == [0.5, 0.5, 50])
    // From (0.2, 1) of 10 × 6 the farthest corner is 8 across and 6 up.
    #expect(line(.radial(center: UnitPoint(x: 0.2, y: 1), radius: nil), 10, 6) == [0.2, 1, 10])
  }

  @Test(arguments: [
    (
      "{\"angle\":160,\"premultiplied\":true,\"space\":\"srgb\",\"stops\":[[0,\"#000000\"],[1,\"#ffffff\"]],"
        + "\"type\":\"linear\"}",
      BoxGradient.Line.angle(160)
    ),
    (
      "{\"end\":[1,1],\"premultiplied\":true,\"space\":\"srgb\",\"start\":[0,0],"
        + "\"stops\":[[0,\"#000000\"],[1,\"#ffffff\"]],\"type\":\"linear\"}",
      .points(start: .topLeading, end: .bottomTrailing)
    ),
    (
      "{\"center\":[0.5,0],\"premultiplied\":true,\"radius\":8,\"space\":\"srgb\","
        + "\"stops\":[[0,\"#000000\"],[1,\"#ffffff\"]],\"type\":\"radial\"}",
      .radial(center: .top, radius: 8)
    ),
  ])
  func spellingReadsAndWrites(json: String, line: BoxGradient.Line) throws {
    let gradient = try JSONDecoder().decode(BoxGradient.self, from: Data(json.utf8))
    #expect(gradient == BoxGradient(colors, line: line))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(String(decoding: try encoder.encode(gradient), as: UTF8.self) == json)
  }

  @Test func spaceAndAlphaAreOptional() throws {
    let json = "{\"type\":\"linear\",\"space\":\"oklab\",\"premultiplied\":false,\"stops\":[[0,\"#000\"]]}"
    let gradient = try JSONDecoder().decode(BoxGradient.self, from: Data(json.utf8))
    #expect(gradient.gradient.space == .oklab && !gradient.gradient.premultiplied)
    #expect(gradient.line == .angle(180))
    let again = try JSONDecoder().decode(BoxGradient.self, from: try JSONEncoder().encode(gradient))
    #expect(again == gradient)
  }

  @Test(arguments: [
    "{\"type\":\"linear\",\"stops\":[]}",
    "{\"type\":\"linear\"}",
    "{\"type\":\"conic\",\"stops\":[[0,\"#000\"]]}",
    "{\"type\":\"linear\",\"start\":[0,0],\"stops\":[[0,\"#000\"]]}",
    "{\"type\":\"linear\",\"end\":[0,0],\"stops\":[[0,\"#000\"]]}",
    "{\"type\":\"linear\",\"angle\":1,\"start\":[0,0],\"end\":[1,1],\"stops\":[[0,\"#000\"]]}",
    "{\"type\":\"radial\",\"radius\":-1,\"stops\":[[0,\"#000\"]]}",
    "{\"type\":\"linear\",\"space\":\"lab\",\"stops\":[[0,\"#000\"]]}",
  ])
  func contradictionsAreRefused(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(BoxGradient.self, from: Data(json.utf8)) }
  }
}
