import FileSystem
import Foundation
import Testing

struct FileDescriptorTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "FileDescriptorTests-\(UUID())").path

  init() throws { try FileSystem.createFolder(folder) }

  @Test func writesEveryByte() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let file = try FileDescriptor.creating(folder + "/a")
    try file.write(bytes)
    try file.write([])
    try file.synchronize()
    #expect(try Data(contentsOf: URL(filePath: folder + "/a")) == Data(bytes))
  }

  @Test func neverOpensWhatExists() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createSymbolicLink(atPath: folder + "/link", withDestinationPath: folder + "/nowhere")
    let fault = #expect(throws: SystemError.self) { _ = try FileDescriptor.creating(folder + "/link") }
    #expect(fault?.isExisting == true)
    #expect(!FileManager.default.fileExists(atPath: folder + "/nowhere"))
  }

  @Test func locksAFolderOnceAtATime() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    do {
      let first = try FileDescriptor.folder(folder)
      try first.lock()
      let second = try FileDescriptor.folder(folder)
      let fault = #expect(throws: SystemError.self) { try second.lock() }
      #expect(fault?.isLocked == true)
      _ = consume first
    }
    let third = try FileDescriptor.folder(folder)
    try third.lock()
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func tellsFilesFromFolders() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    _ = try FileDescriptor.creating(folder + "/a")
    #expect(try FileSystem.kind(of: folder) == .folder)
    #expect(try FileSystem.kind(of: folder + "/a") == .file)
    #expect(try FileSystem.kind(of: folder + "/a/b") == nil)
    #expect(try FileSystem.kind(of: folder + "/b") == nil)
    #expect(try FileSystem.kind(of: "/dev/null") == .other)
  }

  @Test func saysWhatTheSystemSays() {
    #expect("\(SystemError(errno: ENOSPC))" == "No space left on device")
    #expect(SystemError(errno: ENOSPC).isFull)
    #expect(!SystemError(errno: EACCES).isFull)
  }
}
