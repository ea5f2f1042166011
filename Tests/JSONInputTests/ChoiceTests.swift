import Foundation
import JSONInput
import Testing

@Suite struct ChoiceTests {
  private enum Fit: String, CaseIterable {
    case cover, contain
  }

  private struct Picture: Decodable {
    var fit: Fit
    var other: Fit?

    enum CodingKeys: String, CodingKey {
      case fit, other
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      fit = try container.choice(.fit)
      other = try container.choiceIfPresent(.other)
    }
  }

  private func picture(_ json: String) throws(JSONError) -> Picture {
    try JSONInput.decode(Picture.self, from: Data(json.utf8)).value
  }

  @Test func readsNames() throws {
    let both = try picture(#"{"fit": "cover", "other": "contain"}"#)
    #expect(both.fit == .cover && both.other == .contain)
    #expect(try picture(#"{"fit": "contain"}"#).other == nil)
    #expect(try picture(#"{"fit": "contain", "other": null}"#).other == nil)
  }

  @Test(arguments: [
    (#"{"fit": "fill"}"#, #"$.fit: expected one of "cover", "contain""#),
    (#"{"fit": "cover", "other": ""}"#, #"$.other: expected one of "cover", "contain""#),
    (#"{}"#, #"$: "fit" is missing"#), (#"{"fit": 1}"#, "$.fit: expected a string"),
  ])
  func tellsTheNamesThatThereAre(json: String, expected: String) {
    let error = #expect(throws: JSONError.self) { try picture(json) }
    #expect(error?.description == expected)
  }
}
