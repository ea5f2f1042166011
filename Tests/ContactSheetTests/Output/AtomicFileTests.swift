import ContactSheet
import Foundation
import Testing

struct AtomicFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func appearsOnlyWhenWhole() throws {
    let file = try AtomicFile(path: folder.path + "/a")
    try file.append(Array("abc".utf8))
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/a"))
    #expect(try folder.names.allSatisfy { $0.hasPrefix(".") })
    let written = try file.commit()
    #expect(try folder.names == ["a"])
    #expect(try folder.text("a") == "abc")
    #expect(written.bytes == 3)
    #expect(written.sha256 == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
  }

  @Test func keepsTheOldFileUntilTheNewOneIsWhole() throws {
    try folder.write("old", to: "a")
    do {
      let file = try AtomicFile(path: folder.path + "/a")
      try file.append(Array("new".utf8))
    }
    #expect(try folder.text("a") == "old")
    #expect(try folder.names == ["a"])
    let file = try AtomicFile(path: folder.path + "/a")
    try file.append(Array("new".utf8))
    _ = try file.commit()
    #expect(try folder.text("a") == "new")
  }

  @Test func writesMoreThanItsBufferHolds() throws {
    let bytes = (0..<200_001).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let file = try AtomicFile(path: folder.path + "/a")
    for start in stride(from: 0, to: bytes.count, by: 999) {
      try file.append(bytes[start..<min(start + 999, bytes.count)])
    }
    #expect(try file.commit().bytes == bytes.count)
    #expect(try Data(contentsOf: URL(filePath: folder.path + "/a")) == Data(bytes))
  }

  @Test func saysWhereItCannotBe() throws {
    let missing = folder.path + "/missing/a"
    let first = #expect(throws: OutputError.self) { _ = try AtomicFile(path: missing) }
    #expect(first?.code == .cannotCreate)
    #expect(first.map(String.init(describing:)) == "\(missing): cannot be created: No such file or directory")
    let second = #expect(throws: OutputError.self) { _ = try AtomicFile(path: folder.path) }
    #expect(second?.code == .cannotCreate)
  }

  @Test func neverReplacesADevice() throws {
    let fault = #expect(throws: OutputError.self) { _ = try AtomicFile(path: "/dev/null") }
    #expect(fault?.code == .cannotCreate)
    #expect(fault?.message == "is not a regular file")
  }
}
