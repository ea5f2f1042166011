import Foundation

/// A folder of a test's own, gone with it.
final class ScratchFolder {
  private let url = FileManager.default.temporaryDirectory.appending(path: "feed-\(UUID().uuidString)")

  /// A folder with the given files.
  init(_ files: [String: String]) throws {
    for (name, text) in files {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.path(percentEncoded: false) + "/" + name }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }
}
