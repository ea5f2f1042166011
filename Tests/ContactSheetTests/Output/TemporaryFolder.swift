import Foundation

/// A folder of its own for one test, removed afterwards.
final class TemporaryFolder {
  let path = FileManager.default.temporaryDirectory.appending(path: "proofsheet-\(UUID().uuidString)").path

  init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Everything inside, hidden names too, in order.
  var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() } }

  func text(_ name: String) throws -> String { try String(contentsOfFile: path + "/" + name, encoding: .utf8) }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: path + "/" + name, atomically: false, encoding: .utf8)
  }
}
