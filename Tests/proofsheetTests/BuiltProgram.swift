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

  /// Starts the program; its output goes nowhere unless `output` takes it.
  func start(_ arguments: [String], output: Pipe? = nil, errors: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? FileHandle.nullDevice
    process.standardError = errors ?? FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs the program to its end.
  func run(_ arguments: String...) throws -> Outcome {
    let output = Pipe()
    let errors = Pipe()
    let process = try start(arguments, output: output, errors: errors)
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    let remarks = String(decoding: try errors.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return Outcome(code: process.terminationStatus, output: text, errors: remarks)
  }

  /// The test bundle and the program are built into the same folder.
  static var executable: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let candidates = [bundle.bundleURL.deletingLastPathComponent(), bundle.bundleURL].map {
      $0.appending(path: "proofsheet")
    }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? candidates[0]
  }
}
