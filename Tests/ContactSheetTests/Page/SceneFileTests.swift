import ContactSheet
import Foundation
import Testing

struct SceneFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func scene(_ text: String) throws -> SceneFile {
    try folder.write(text, to: "s.json")
    return try SceneFile(path: folder.path + "/s.json")
  }

  @Test func namesFileAndPathOfAFault() throws {
    let error = #expect(throws: InputError.self) { try scene(#"{"size":[1,1],"items":[{"box":[0,0,"x",1]}]}"#) }
    #expect(error?.code == .damaged)
    #expect(error?.path == folder.path + "/s.json")
    #expect(error?.message.hasPrefix("$.items[0].box") == true)
  }

  @Test func remarksOnWhatItDoesNotKnow() throws {
    let scene = try scene(##"{"size":[1,1],"items":[],"bakground":"#fff"}"##)
    #expect(scene.warnings.count == 1)
    #expect(scene.warnings.first?.contains("$.bakground: unknown key") == true)
  }

  @Test func saysWhichPictureIsMissing() throws {
    let fill = #"{"type":"image","path":"no.png","fit":"cover"}"#
    let error = #expect(throws: InputError.self) {
      try scene(#"{"size":[1,1],"items":[{"box":[0,0,1,1],"fill":\#(fill)}]}"#)
    }
    #expect(error?.code == .missing)
    #expect(error?.message == "picture no.png: no such file")
  }
}
