import Foundation
import Graphics
import Testing

@testable import ContactSheet

struct ManifestWriterTests {
  private let folder: TemporaryFolder
  private let header = Manifest.Header(generator: "test", theme: "plain", scale: 1.5)

  init() throws { folder = try TemporaryFolder() }

  private func written(_ pages: [Manifest.Page], _ footer: Manifest.Footer, earlier: [String] = []) throws -> String {
    let writer = try ManifestWriter(path: folder.path + "/manifest.json", header: header)
    for page in pages { try writer.append(page) }
    try writer.finish(footer, earlier: earlier)
    return try folder.text("manifest.json")
  }

  private func page(_ index: Int, cards: [Manifest.Card] = []) -> Manifest.Page {
    Manifest.Page(
      index: index, file: "page-000\(index).png", bytes: 7, sha256: "ab", size: CGSize(width: 390, height: 0.1),
      pixels: PixelSize(width: 780, height: 1), cards: cards)
  }

  @Test func writesKeysInOrderAndNumbersShort() throws {
    let card = Manifest.Card(
      id: "卡/1", frame: CGRect(x: 0.1, y: 1.0 / 3.0, width: 10, height: 20),
      pixels: PixelRect(x: 0, y: 1, width: 20, height: 40), source: "a.png", declaredSize: CGSize(width: 4, height: 3),
      fonts: ["Inter"])
    let text = try written([page(1, cards: [card]), page(2)], Manifest.Footer(isComplete: true))
    #expect(
      text == """
        {
        "header": {"generator":"test","scale":1.5,"theme":"plain"},
        "pages": [
        {"bytes":7,"cards":[{"declaredSize":[4,3],"fonts":["Inter"],"frame":[0.1,0.3333333333333333,10,20],\
        "id":"卡/1","pixels":[0,1,20,40],"source":"a.png"}],"file":"page-0001.png","index":1,"pixels":[780,1],\
        "sha256":"ab","size":[390,0.1]},
        {"bytes":7,"cards":[],"file":"page-0002.png","index":2,"pixels":[780,1],"sha256":"ab","size":[390,0.1]}
        ],
        "complete": true
        }

        """)
  }

  @Test func isJSONWithoutPagesAndAfterAFault() throws {
    let footer = Manifest.Footer(isComplete: false, warnings: ["a \"quoted\" one"], fault: "disk\nfull")
    let text = try written([], footer, earlier: ["page-0001.png"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(object["complete"] as? Bool == false)
    #expect(object["fault"] as? String == "disk\nfull")
    #expect(object["warnings"] as? [String] == ["a \"quoted\" one"])
    #expect(object["earlier"] as? [String] == ["page-0001.png"])
    #expect((object["pages"] as? [Any])?.isEmpty == true)
  }

  @Test func leavesNothingWhenItIsNotFinished() throws {
    do {
      let writer = try ManifestWriter(path: folder.path + "/manifest.json", header: header)
      try writer.append(page(1))
    }
    #expect(try folder.names.isEmpty)
  }

  @Test func writesSizesThatJSONHasNoWordFor() throws {
    let card = Manifest.Card(
      id: "1", frame: .zero, pixels: PixelRect(x: 0, y: 0, width: 0, height: 0),
      declaredSize: CGSize(width: CGFloat.infinity, height: .nan))
    #expect(try written([page(1, cards: [card])], Manifest.Footer(isComplete: true)).contains("[\"inf\",\"nan\"]"))
  }
}
