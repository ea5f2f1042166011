import Foundation
import JSONInput
import Testing

@Suite struct JSONInputTests {
  private struct Box: Decodable, Equatable {
    var width: Double

    enum CodingKeys: String, CodingKey, CaseIterable {
      case width, cornerRadius
    }

    init(from decoder: any Decoder) throws {
      try decoder.noteUnknownKeys(CodingKeys.self)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      width = try container.decode(Double.self, forKey: .width)
      if width < 0 { throw decoder.fault("expected 0 or more", at: CodingKeys.width) }
    }
  }

  private struct Page: Decodable {
    var boxes: [Box]
  }

  private func fault<Value: Decodable>(_ type: Value.Type, _ json: String) -> String? {
    do {
      _ = try JSONInput.decode(type, from: Data(json.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  @Test(arguments: [
    ("{}", "$: \"boxes\" is missing"),
    ("{\"boxes\": 7}", "$.boxes: expected an array"),
    ("{\"boxes\": null}", "$.boxes: expected an array, found null"),
    ("{\"boxes\": [7]}", "$.boxes[0]: expected an object"),
    ("{\"boxes\": [{\"width\": 1}, {}]}", "$.boxes[1]: \"width\" is missing"),
    ("{\"boxes\": [{\"width\": \"1\"}]}", "$.boxes[0].width: expected a number"),
    ("{\"boxes\": [{\"width\": -1}]}", "$.boxes[0].width: expected 0 or more"),
    ("[]", "$: expected an object"),
  ])
  func faultTellsItsPathAndReason(json: String, expected: String) {
    #expect(fault(Page.self, json) == expected)
  }

  @Test(arguments: [
    ("", "$: the document is empty"),
    (" \n\t ", "$: the document is empty"),
    ("garbage", "$: not valid JSON: invalid value at line 1, column 1"),
    ("{\n  \"boxes\": [NaN]\n}", "$: not valid JSON: invalid value at line 2, column 13"),
    ("{\n  \"é\": x\n}", "$: not valid JSON: invalid value at line 2, column 8"),
    ("{\"boxes\": [", "$: not valid JSON: unexpected end of file during JSON parse"),
    ("{\"boxes\": []} {}", "$: not valid JSON: invalid value at line 1, column 15"),
  ])
  func syntaxFaultTellsLineAndColumn(json: String, expected: String) {
    #expect(fault(Page.self, json) == expected)
  }

  @Test func nestingHasAnEndBeforeTheStackHas() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(fault(JSONValue.self, deep)?.contains("too many nested arrays") == true)
    #expect(fault(JSONValue.self, String(repeating: "{\"\":", count: 50_000))?.contains("too many nested") == true)
  }

  @Test func unknownKeysAreRemarkedAndTheLikelyOneNamed() throws {
    let json =
      "{\"boxes\": [{\"width\": 1, \"cornerradius\": 2, \"hieght\": 3, \"withd\": 4, \"_note\": 5, \"$x\": 6}]}"
    let decoded = try JSONInput.decode(Page.self, from: Data(json.utf8))
    #expect(
      decoded.warnings.map(\.description) == [
        "$.boxes[0].cornerradius: unknown key, did you mean \"cornerRadius\"?",
        "$.boxes[0].hieght: unknown key",
        "$.boxes[0].withd: unknown key, did you mean \"width\"?",
      ])
  }

  @Test func aLossyArrayLeavesOutWhatItCannotRead() throws {
    let json = "[{\"width\": 1}, 2, {\"width\": \"\\ud800\"}, null, {\"width\": 1e999}, {\"width\": 5}, []]"
    let decoded = try JSONInput.decode(Lossy<Box>.self, from: Data(json.utf8))
    #expect(decoded.value.elements.map(\.index) == [0, 5])
    #expect(decoded.value.elements.map(\.value.width) == [1, 5])
    #expect(decoded.warnings.map(\.path.description) == ["$[1]", "$[2].width", "$[3]", "$[4]", "$[6]"])
    #expect(decoded.warnings[3].reason == "holds an escape or a number that cannot be read")
  }

  @Test func aLossyArrayIsStillAnArray() {
    #expect(fault(Lossy<Box>.self, "{}") == "$: expected an array")
  }

  @Test(arguments: [
    (JSONPath(), "$"),
    (JSONPath([.key("items"), .index(3), .key("title")]), "$.items[3].title"),
    (JSONPath([.key("odd name"), .key("a\"b\\c"), .key("")]), "$[\"odd name\"][\"a\\\"b\\\\c\"][\"\"]"),
    (JSONPath([.key("3rd"), .key("_x")]), "$[\"3rd\"]._x"),
  ])
  func pathSpellsItsSteps(path: JSONPath, expected: String) {
    #expect(path.description == expected)
  }

  @Test func anOverlayReplacesMembersAndKeepsTheRest() throws {
    let below = try JSONInput.decode(JSONValue.self, from: Data("{\"a\": {\"x\": 1, \"y\": [1, 2]}, \"b\": true}".utf8))
    let above = try JSONInput.decode(JSONValue.self, from: Data("{\"a\": {\"y\": [3]}, \"c\": null}".utf8))
    let both = below.value.overlaid(with: above.value)
    #expect(
      both
        == .object([
          "a": .object(["x": .number(1), "y": .array([.number(3)])]), "b": .bool(true), "c": .null,
        ]))
    let again = try JSONInput.decode(JSONValue.self, from: try JSONEncoder().encode(both))
    #expect(again.value == both)
  }
}
