import Foundation

/// The executable that was built with the tests, run as a user would.
struct BuiltProgram {
  /// What a run left.
  struct Outcome {
    var code: Int32
    var output: String
    var errors: String
  }

  /// The folder that the program works in.
  let folder: URL

  /// A program in a new folder.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "proofsheet-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes the folder.
  func cleanUp() { try? FileManager.default.removeItem(at: folder) }

  /// Everything in a folder inside, hidden names too, in order.
  func names(in name: String = ".") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path).sorted()
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// Starts the program; what it prints goes nowhere unless a file takes it.
  func start(
    _ arguments: [String], through shell: String? = nil, output: FileHandle = .nullDevice,
    errors: FileHandle = .nullDevice
  ) throws -> Process {
    let process = Process()
    process.executableURL = shell == nil ? Self.executable : URL(filePath: "/bin/sh")
    process.arguments = (shell.map { ["-c", "\($0); exec \"$0\" \"$@\"", Self.executable.path] } ?? []) + arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    return process
  }

  /// Runs the program to its end.
  func run(_ arguments: String...) throws -> Outcome { try finish(arguments) }

  /// Runs the program to its end, after some lines of shell.
  ///
  /// Files take what it prints: a pipe would stay open in programs that other tests start meanwhile.
  func finish(_ arguments: [String], through shell: String? = nil, output: FileHandle? = nil) throws -> Outcome {
    let texts = try (0..<2).map { _ in try TextFile() }
    let process = try start(
      arguments, through: shell, output: output ?? texts[0].handle, errors: texts[1].handle)
    process.waitUntilExit()
    return Outcome(code: process.terminationStatus, output: try texts[0].text, errors: try texts[1].text)
  }

  /// A file outside the program's folder, gone with its value.
  private final class TextFile {
    let url = FileManager.default.temporaryDirectory.appending(path: "proofsheet-\(UUID().uuidString).txt")
    let handle: FileHandle

    init() throws {
      try Data().write(to: url)
      handle = try FileHandle(forWritingTo: url)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var text: String { get throws { try String(contentsOf: url, encoding: .utf8) } }
  }

  /// The test bundle and the program are built into the same folder.
  private static var executable: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let candidates = [bundle.bundleURL.deletingLastPathComponent(), bundle.bundleURL].map {
      $0.appending(path: "proofsheet")
    }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
  }
}
