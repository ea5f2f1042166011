import Foundation
import Graphics
import JSONInput
import LayoutEngine
import Testing

@testable import ContactSheet

@Suite struct ThemeLibraryTests {
  private func theme(_ json: String) throws -> JSONInput.Decoded<Theme> {
    try ThemeLibrary.theme(from: Data(json.utf8))
  }

  @Test(arguments: ThemeLibrary.names) func readsEveryBuiltInTheme(name: String) throws {
    let theme = try #require(ThemeLibrary.theme(named: name))
    #expect(theme.page.width == 390)
    #expect(!theme.card.media.gradients.isEmpty)
  }

  @Test func knowsNoOtherNames() {
    #expect(ThemeLibrary.theme(named: "ios-sepia") == nil)
    #expect(ThemeLibrary.theme(named: ThemeLibrary.defaultName) == ThemeLibrary.standard)
  }

  @Test func laysAFileOverTheDefaultTheme() throws {
    let decoded = try theme(#"{"card": {"padding": 3}}"#)
    var expected = ThemeLibrary.standard
    expected.card.padding = 3
    #expect(decoded.value == expected)
    #expect(decoded.warnings.isEmpty)
  }

  @Test func laysAFileOverTheThemeThatItExtends() throws {
    let decoded = try theme(#"{"extends": "ios-dark", "page": {"scale": 3}}"#)
    #expect(decoded.value.page.background == .black)
    #expect(decoded.value.page.scale == 3)
  }

  @Test func takesPartsAwayWithNull() throws {
    let decoded = try theme(#"{"footer": null, "page": {"background": null, "header": null}}"#)
    #expect(decoded.value.footer == nil)
    #expect(decoded.value.page.background == nil)
    #expect(decoded.value.page.header == nil)
  }

  @Test func readsColumnsWithTheLayoutsSpacingBehindThem() throws {
    let json = #"{"layout": {"spacing": 5, "columns": [{"fixed": 60}, {"flexible": {"max": 90}, "spacing": 7}]}}"#
    let columns = try theme(json).value.layout.columns
    #expect(columns.map(\.spacing) == [5, 7])
    #expect(columns.map(\.size) == [.fixed(60), .flexible(minimum: 10, maximum: 90)])
  }

  @Test func remarksOnMembersThatItDoesNotKnow() throws {
    let warnings = try theme(#"{"card": {"cornerradius": 3}, "$schema": "x"}"#).warnings
    #expect(warnings.map(\.description) == [#"$.card.cornerradius: unknown key, did you mean "cornerRadius"?"#])
  }

  @Test func remarksOnMembersOfShadowsBordersAndGradients() throws {
    let json = ##"""
      {"card": {"shadow": [{"color": "#000", "radios": 3}], "border": {"width": 1, "color": "#000", "style": "dashed"},
        "media": {"gradients": [{"type": "linear", "angel": 30, "stops": [[0, "#fff"]]}]}}}
      """##
    let warnings = try theme(json).warnings.map(\.description).sorted()
    #expect(
      warnings == [
        "$.card.border.style: unknown key", #"$.card.media.gradients[0].angel: unknown key, did you mean "angle"?"#,
        #"$.card.shadow[0].radios: unknown key, did you mean "radius"?"#,
      ])
  }

  @Test func remarksOnFontsThatAreNotInstalled() throws {
    let warnings = try theme(#"{"card": {"title": {"font": "Intr, inter, sans Bold 15"}}}"#).warnings
    let remark = #"$.card.title.font: no font "Intr" is installed, another one stands in"#
    #expect(warnings.map(\.description) == [remark])
  }

  @Test(arguments: [
    (#"{"card": {"title": {"font": "Inter"}}}"#, "$.card.title.font"),
    (#"{"footer": {"font": "Inter 0.01"}}"#, "$.footer.font"),
    ("[]", "$"), (#"{"extends": "sepia"}"#, "$.extends"), (#"{"extends": 3}"#, "$.extends"),
    (#"{"page": {"width": 0}}"#, "$.page.width"), (#"{"page": {"scale": "2"}}"#, "$.page.scale"),
    (#"{"page": {"padding": 195}}"#, "$.page.padding"), (#"{"card": {"background": "red"}}"#, "$.card.background"),
    (#"{"layout": {"kind": "spiral"}}"#, "$.layout.kind"), (#"{"layout": {"columns": []}}"#, "$.layout.columns"),
    (#"{"layout": {"columns": [{}]}}"#, "$.layout.columns[0]"),
    (#"{"layout": {"columns": [{"fixed": 1, "flexible": {}}]}}"#, "$.layout.columns[0]"),
    (#"{"layout": {"columns": [{"adaptive": {}}]}}"#, "$.layout.columns[0].adaptive"),
    (#"{"card": {"media": {"gradients": []}}}"#, "$.card.media.gradients"),
    (#"{"card": {"title": {"maxLines": 0}}}"#, "$.card.title.maxLines"),
    (##"{"card": {"shadow": [{"color": "#000", "radius": -1}]}}"##, "$.card.shadow[0].radius"),
    ("{", "$"),
  ]) func tellsWhereAThemeIsWrong(json: String, path: String) {
    let error = #expect(throws: JSONError.self) { try theme(json) }
    #expect(error?.path.description == path)
    #expect(error?.reason.isEmpty == false)
  }
}
