import Foundation
import Graphics
import JSONInput
import Painting
import TestSupport
import Testing

@Suite struct SceneTests {
  private func decoded(_ text: String) throws -> JSONInput.Decoded<DisplayList> {
    try JSONInput.decode(DisplayList.self, from: Data(text.utf8))
  }

  @Test func readsTheDocumentedScene() throws {
    let scene = try decoded(
      """
      { "size": [240, 160], "scale": 1, "background": "#f2f2f7", "dither": false,
        "items": [ { "box": [32, 32, 176, 96], "radii": [20, 21, 22, 23],
                     "fill": { "type": "linear", "start": [0, 0], "end": [1, 1], "space": "srgb", "premultiplied": true,
                               "stops": [[0, "#000000"], [1, "#ff9500"]] },
                     "shadows": [{ "color": "#00000040", "radius": 4, "x": 0, "y": 2, "spread": 0 }],
                     "border": { "width": 1, "color": "#00000033" }, "opacity": 1 } ] }
      """)
    let orange = Color(red: 255, green: 149, blue: 0)
    let box = BoxItem(
      box: CGRect(x: 32, y: 32, width: 176, height: 96),
      radii: CornerRadii(topLeft: 20, topRight: 21, bottomRight: 22, bottomLeft: 23),
      fill: .linear(
        Gradient(stops: [GradientStop(offset: 0, color: .black), GradientStop(offset: 1, color: orange)]),
        start: .zero, end: .bottomTrailing),
      shadows: [Shadow(color: Color(red: 0, green: 0, blue: 0, alpha: 64), radius: 4, y: 2)],
      border: Border(width: 1, color: Color(red: 0, green: 0, blue: 0, alpha: 51)))
    #expect(
      scene.value
        == DisplayList(
          size: CGSize(width: 240, height: 160), background: Color(red: 242, green: 242, blue: 247), items: [.box(box)])
    )
    #expect(scene.warnings.isEmpty)
  }

  @Test func readsTheDocumentedText() throws {
    let scene = try decoded(
      """
      { "size": [100, 50], "items": [{ "text": "Hi", "box": [1, 2, 30, 20], "font": "Inter Bold 17", "language": "en",
        "lineHeight": 20, "tracking": 0.5, "color": "#ff0000", "align": "center", "maxLines": 2 }] }
      """)
    let text = StyledText(
      string: "Hi", font: "Inter Bold 17", language: "en", width: 30, lineHeight: 20, tracking: 0.5, maxLines: 2,
      alignment: .center)
    let item = TextItem(
      text: text, box: CGRect(x: 1, y: 2, width: 30, height: 20), color: Color(red: 255, green: 0, blue: 0))
    #expect(scene.value.items == [.text(item)])
  }

  @Test func aSizeIsEnough() throws {
    #expect(try decoded(#"{"size": [3, 4]}"#).value == DisplayList(size: CGSize(width: 3, height: 4)))
    #expect(
      try decoded(#"{"size": [3, 4], "items": [{"box": [0, 0, 1, 1]}]}"#).value.items
        == [.box(BoxItem(box: CGRect(x: 0, y: 0, width: 1, height: 1)))])
  }

  @Test(arguments: [
    (#"{}"#, "$"), (#"{"size": [1]}"#, "$.size"), (#"{"size": [1, -2]}"#, "$.size"),
    (#"{"size": [1, 2], "scale": 0}"#, "$.scale"),
    (#"{"size": [1, 2], "background": "red"}"#, "$.background"),
    (#"{"size": [1, 2], "items": [{"fill": {}}]}"#, "$.items[0]"),
    (#"{"size": [1, 2], "items": [{"box": [0, 0, -1, 2]}]}"#, "$.items[0].box"),
    (#"{"size": [1, 2], "items": [{"box": [0, 0, 1, 2], "radii": [1, 2]}]}"#, "$.items[0].radii"),
    (#"{"size": [1, 2], "items": [{"box": [0, 0, 1, 2], "fill": {"type": "plaid"}}]}"#, "$.items[0].fill.type"),
    (
      #"{"size": [1, 2], "items": [{"box": [0, 0, 1, 2], "fill": {"type": "linear", "stops": []}}]}"#,
      "$.items[0].fill.stops"
    ),
    (
      ##"{"size": [1, 2], "items": [{"box": [0, 0, 1, 2], "fill": {"type": "linear", "stops": [[0, "#12"]]}}]}"##,
      "$.items[0].fill.stops[0][1]"
    ),
    (
      ##"{"size": [1, 2], "items": [{"box": [0, 0, 1, 2], "shadows": [{"color": "#000", "radius": -1}]}]}"##,
      "$.items[0].shadows[0].radius"
    ),
    (
      #"{"size": [1, 2], "items": [{"text": "x", "font": "Inter 9", "box": [0, 0, 1, 2], "align": "middle"}]}"#,
      "$.items[0].align"
    ),
    (#"{"size": [1, 2], "items": [{"text": "x", "font": "Inter", "box": [0, 0, 1, 2]}]}"#, "$.items[0].font"),
    (
      #"{"size": [1, 2], "items": [{"text": "x", "font": "Inter 9", "box": [0, 0, 1, 2], "maxLines": 1.5}]}"#,
      "$.items[0].maxLines"
    ),
    (
      #"{"size": [1, 2], "items": [{"text": "x", "font": "a 9", "box": [0, 0, 1, 2], "maxLines": 9223372036854775808}]}"#,
      "$.items[0].maxLines"
    ),
  ])
  func saysWhereAFaultIs(text: String, path: String) throws {
    let error = try #require(throws: JSONError.self) { try decoded(text) }
    #expect(error.path.description == path)
    #expect(!error.reason.isEmpty)
  }

  @Test func remarksOnUnknownMembers() throws {
    let scene = try decoded(
      """
      {"size": [9, 9], "Scale": 2, "items": [{"box": [0, 0, 9, 9], "corner": 3, "opacity": 2,
        "fill": {"type": "solid", "color": "#fff", "colour": 1}, "border": {"width": 1, "color": "#000", "style": 1},
        "shadows": [{"color": "#000", "sigma": 1}]}]}
      """)
    #expect(
      Set(scene.warnings.map(\.path.description)) == [
        "$.Scale", "$.items[0].corner", "$.items[0].opacity", "$.items[0].fill.colour", "$.items[0].border.style",
        "$.items[0].shadows[0].sigma",
      ])
  }

  @Test func everyListReadsBackAsItself() throws {
    var scenes = RandomScene(generator: SplitMix64(seed: 9))
    for _ in 0..<200 {
      var list = scenes.list()
      let text = StyledText(
        string: "a \"quoted\" line\n\u{1F469}\u{200D}\u{1F680}", font: "Inter 12", width: scenes.choose([nil, 3, 30]),
        lineHeight: scenes.choose([nil, 14.25]), tracking: scenes.number(-1, 1), maxLines: scenes.choose([nil, 2]))
      list.items.append(
        .text(TextItem(text: text, box: CGRect(x: 1, y: 2, width: 30, height: 9), color: scenes.color())))
      list.items.append(
        .box(
          BoxItem(
            box: CGRect(x: 0.1, y: 0.2, width: 0.3, height: 7),
            fill: .image(path: "a/b.png", fit: scenes.choose(Fill.Fit.allCases), focus: UnitPoint(x: 0.2, y: 1)))))
      let data = try JSONEncoder().encode(list)
      let back = try JSONInput.decode(DisplayList.self, from: data)
      #expect(back.value == list)
      #expect(back.warnings.isEmpty)
    }
  }
}
