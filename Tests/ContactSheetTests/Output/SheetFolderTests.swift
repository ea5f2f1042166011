import Foundation
import Graphics
import Testing

@testable import ContactSheet

struct SheetFolderTests {
  private let folder: TemporaryFolder
  private let header = Manifest.Header(generator: "test", theme: "plain", scale: 2)

  init() throws { folder = try TemporaryFolder() }

  /// Writes the given sheets and a manifest, as a run would.
  private func run(_ sheets: [Int], complete: Bool = true) throws {
    let output = try SheetFolder(path: folder.path)
    let manifest = try output.manifest(header)
    for index in sheets {
      let name = SheetFolder.sheetName(index)
      let file = try output.file(named: name)
      try file.append(Array("sheet".utf8))
      let written = try file.commit()
      try manifest.append(
        Manifest.Page(
          index: index, file: name, bytes: written.bytes, sha256: written.sha256,
          size: CGSize(width: 1, height: 1), pixels: PixelSize(width: 2, height: 2)))
    }
    try output.finish(
      manifest, Manifest.Footer(isComplete: complete), written: Set(sheets.map(SheetFolder.sheetName)))
  }

  @Test(arguments: [(1, "page-0001.png"), (9999, "page-9999.png"), (10_000, "page-10000.png")])
  func namesSheetsByIndex(index: Int, name: String) {
    #expect(SheetFolder.sheetName(index) == name)
  }

  @Test func makesFoldersInFolders() throws {
    let path = folder.path + "/a/b/c"
    _ = try SheetFolder(path: path)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  @Test func lockLeavesNothingBehindAndKeepsOthersOut() throws {
    do {
      let first = try SheetFolder(path: folder.path)
      let fault = #expect(throws: OutputError.self) { _ = try SheetFolder(path: folder.path) }
      #expect(fault?.code == .inUse)
      #expect(fault?.path == first.path)
    }
    _ = try SheetFolder(path: folder.path)
    #expect(try folder.names.isEmpty)
  }

  @Test func refusesAFileInPlaceOfAFolder() throws {
    try folder.write("", to: "file")
    for path in [folder.path + "/file", folder.path + "/file/inside"] {
      let fault = #expect(throws: OutputError.self) { _ = try SheetFolder(path: path) }
      #expect(fault?.code == .cannotCreate)
      #expect(fault?.path == path)
    }
  }

  @Test func deletesOnlySheetsThatItsManifestNamed() throws {
    try run([1, 2, 3])
    try folder.write("mine", to: "page-0009.png")
    try run([1])
    #expect(try folder.names == ["manifest.json", "page-0001.png", "page-0009.png"])
  }

  @Test func keepsEarlierSheetsAfterAFaultAndRemembersThem() throws {
    try run([1, 2, 3])
    try run([1], complete: false)
    #expect(try folder.names == ["manifest.json", "page-0001.png", "page-0002.png", "page-0003.png"])
    #expect(try folder.text("manifest.json").contains("\"complete\": false"))
    try run([1])
    #expect(try folder.names == ["manifest.json", "page-0001.png"])
  }

  @Test(arguments: [
    "{\"file\":\"../secret.png\"},", "{\"file\":\"manifest.json\"}", "{\"file\":\"page-1.png\"}",
    "{\"file\":\"page-0000.png\"}", "\"earlier\": [\"page-0001.png/../x\"]", "not json",
  ])
  func trustsNoNameThatItWouldNotChoose(line: String) throws {
    try folder.write("{\n\(line)\n}", to: "manifest.json")
    #expect(try SheetFolder(path: folder.path).earlierSheets.isEmpty)
  }

  @Test func readsNamesAcrossTheBordersOfChunks() throws {
    let padding = String(repeating: "x", count: 70_000)
    try folder.write(
      "{\"file\":\"page-0001.png\",\"id\":\"\(padding)\"},\n{\"file\":\"page-0002.png\"}", to: "manifest.json")
    #expect(try SheetFolder(path: folder.path).earlierSheets == ["page-0001.png", "page-0002.png"])
  }

  @Test func readsNamesBesideLinesThatNoRunWrote() throws {
    let blank = String(repeating: "\n", count: 200_000)
    let junk = String(repeating: "{\"file\":\"page-0003.png\"},", count: 40_000)
    try folder.write(
      "{\"file\":\"page-0001.png\"},\n\(blank)\(junk)\n{\"file\":\"page-0002.png\"}\n", to: "manifest.json")
    #expect(try SheetFolder(path: folder.path).earlierSheets == ["page-0001.png", "page-0002.png"])
  }

  @Test func waitsForNobodyToWriteItsManifest() throws {
    #expect(unsafe mkfifo(folder.path + "/manifest.json", 0o600) == 0)
    let output = try SheetFolder(path: folder.path)
    #expect(output.earlierSheets.isEmpty)
    let fault = #expect(throws: OutputError.self) { _ = try output.manifest(header) }
    #expect(fault?.code == .cannotCreate)
  }

  @Test func deletesNoFolderThatTookASheetsName() throws {
    try run([1])
    try folder.write("{\n\"pages\": [\n{\"file\":\"page-0002.png\"}\n]\n}", to: "manifest.json")
    try FileManager.default.createDirectory(atPath: folder.path + "/page-0002.png", withIntermediateDirectories: false)
    try run([1])
    #expect(try folder.names == ["manifest.json", "page-0001.png", "page-0002.png"])
  }
}
