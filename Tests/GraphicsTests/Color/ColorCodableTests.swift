import Foundation
import Graphics
import Testing

@Suite struct ColorCodableTests {
  private func decode<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
    try JSONDecoder().decode(type, from: Data(json.utf8))
  }

  private func encode(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func colorIsItsHexText() throws {
    let color = try decode(Color.self, "\"#007aff80\"")
    #expect(color == Color(red: 0, green: 122, blue: 255, alpha: 128))
    #expect(try encode(color) == "\"#007aff80\"")
    #expect(try decode(Color.self, "\"#F80\"") == Color(red: 255, green: 136, blue: 0))
    #expect(try encode(Color(red: 255, green: 136, blue: 0)) == "\"#ff8800\"")
  }

  @Test(arguments: ["\"\"", "\"007aff\"", "\"#12345\"", "\"#00gg00\"", "7", "null", "\"#ééé\"", "\"#1234567890\""])
  func otherSpellingsAreNoColor(json: String) {
    #expect(throws: DecodingError.self) { try decode(Color.self, json) }
  }

  @Test func stopIsAnOffsetAndAColor() throws {
    let stop = try decode(GradientStop.self, "[0.25, \"#ff0000\"]")
    #expect(stop == GradientStop(offset: 0.25, color: Color(red: 255, green: 0, blue: 0)))
    #expect(try encode(stop) == "[0.25,\"#ff0000\"]")
  }

  @Test(arguments: ["[]", "[0]", "[0, \"#fff\", 1]", "[\"#fff\", 0]", "{}"])
  func otherSpellingsAreNoStop(json: String) {
    #expect(throws: DecodingError.self) { try decode(GradientStop.self, json) }
  }

  @Test func unitPointIsAPair() throws {
    #expect(try decode(UnitPoint.self, "[0.5, 1]") == .bottom)
    #expect(try encode(UnitPoint.trailing) == "[1,0.5]")
    #expect(throws: DecodingError.self) { try decode(UnitPoint.self, "[0.5]") }
    #expect(throws: DecodingError.self) { try decode(UnitPoint.self, "[0, 0, 0]") }
  }
}
