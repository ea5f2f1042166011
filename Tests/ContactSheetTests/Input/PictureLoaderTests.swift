import ContactSheet
import Foundation
import Graphics
import PNGCodec
import Painting
import Testing

struct PictureLoaderTests {
  private let folder: TemporaryFolder
  private let picture = Bitmap(size: PixelSize(width: 3, height: 2), filledWith: 0xFF11_2233)

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path + "/feed/more", withIntermediateDirectories: true)
    let file = Data(try PNGEncoder.encode(picture))
    for name in ["secret.png", "feed/a.png", "feed/more/日 本.png"] {
      try file.write(to: URL(filePath: folder.path + "/" + name))
    }
  }

  private var loader: PictureLoader { PictureLoader(documentPath: folder.path + "/feed/feed.json") }

  private func code(of name: String) -> InputError.Code? {
    let error = #expect(throws: InputError.self) { try loader.picture(named: name) }
    #expect(error?.path == name)
    return error?.code
  }

  @Test(arguments: ["a.png", "./a.png", "more/../a.png", "more/日 本.png"])
  func readsWhatLiesInsideTheFolder(name: String) throws {
    #expect(try loader.picture(named: name) == picture)
  }

  @Test(arguments: ["../secret.png", "more/../../secret.png", "/etc/passwd", "http://host/a.png", "file:///etc/passwd"])
  func refusesWhatLiesOutside(name: String) {
    #expect(code(of: name) == .refused)
  }

  @Test func refusesALinkThatLeadsOutside() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/feed/link.png", withDestinationPath: folder.path + "/secret.png")
    #expect(code(of: "link.png") == .refused)
  }

  @Test func takesNoFolderForItsNeighbour() throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/feed2", withIntermediateDirectories: false)
    try Data(try PNGEncoder.encode(picture)).write(to: URL(filePath: folder.path + "/feed2/a.png"))
    #expect(code(of: "../feed2/a.png") == .refused)
  }

  @Test func tellsMissingFromDamaged() throws {
    try folder.write("no picture", to: "feed/text.png")
    #expect(code(of: "nothing.png") == .missing)
    #expect(code(of: "more") == .missing)
    #expect(code(of: "text.png") == .damaged)
    #expect(code(of: "") == .damaged)
  }

  @Test func refusesPicturesOverTheLimit() throws {
    let limits = PNGLimits(width: 2, height: 2, pixels: 4, inflatedBytes: 100)
    let strict = PictureLoader(folder: folder.path + "/feed", limits: limits)
    let error = #expect(throws: InputError.self) { try strict.picture(named: "a.png") }
    #expect(error?.code == .refused)
  }

  @Test func readsEachPictureOfAPageOnce() throws {
    let fill = Fill.image(path: "a.png", fit: .cover, focus: UnitPoint(x: 0.5, y: 0.5))
    let box = BoxItem(box: CGRect(x: 0, y: 0, width: 1, height: 1), fill: fill)
    let list = DisplayList(size: CGSize(width: 2, height: 2), items: [.box(box), .box(box)])
    #expect(try loader.pictures(in: list) == ["a.png": picture])
  }

  @Test func readsNoFileBeyondItsLimit() throws {
    try folder.write("12345", to: "text")
    #expect(try InputFile.read(folder.path + "/text", limit: 5) == Data("12345".utf8))
    let error = #expect(throws: InputError.self) { try InputFile.read(folder.path + "/text", limit: 4) }
    #expect(error?.code == .refused)
    #expect(throws: InputError.self) { try InputFile.read("/dev/zero") }
  }
}
