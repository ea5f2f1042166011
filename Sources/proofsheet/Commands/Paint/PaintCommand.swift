import ContactSheet
import FileSystem
import Foundation
import Graphics
import Painting

/// `paint`: scene files in, one PNG each out.
struct PaintCommand: Command {
  var scenes: [String] = []
  var output: String?
  var jobs: Int?
  var isDithered = false

  static let syntax = CommandSyntax<PaintCommand>(
    name: "paint", summary: "Paints scene files, one PNG each.",
    discussion: """
      OUT.png is for a single scene; into a folder, NAME.scene.json becomes NAME.png. A scene's pictures must lie in \
      its own folder or below.
      """,
    operands: [
      .many(
        "SCENE.json", appendsTo: \.scenes, atLeast: 1, .file("json"),
        help: "A scene file, or - for standard input")
    ],
    options: [
      .value(
        "-o", "--output", sets: \.output, .file("png").named("OUT.png|DIR"), help: "The file or the folder to write",
        isRequired: true),
      .value("-j", "--jobs", sets: \.jobs, .integer(in: 1...256), help: "Scenes at a time; one a core when left out"),
      .flag("--dither", sets: \.isDithered, help: "Dither gradients, also where a scene does not ask for it"),
    ])

  /// A folder may have any name, but one that is called like another kind of picture was not meant to be one.
  func validate() throws(UsageError) {
    guard let output, (try? FileSystem.kind(of: output)) != .folder else { return }
    let ending = FileSystem.name(of: output).lowercased().split(separator: ".").dropFirst().last ?? ""
    guard ["jpg", "jpeg", "gif", "webp", "tif", "tiff", "bmp", "pdf", "svg"].contains(ending) else { return }
    throw UsageError("-o takes a PNG file or a folder, not \"\(output)\"")
  }

  /// Paints every scene, also after one has failed; the code is that of the first one that failed.
  func run(_ console: Console) async throws -> ExitCode {
    let output = output ?? ""
    let destination = PaintDestination(output, sceneCount: scenes.count)
    let paths = try destination.paths(for: scenes)
    if case .folder(let folder) = destination { try SheetFolder.create(folder) }
    let queue = WorkQueue(zip(scenes, paths).enumerated().map { Job(place: $0, scene: $1.0, path: $1.1) })
    var failures: [Int: Failure] = [:]
    try await withThrowingTaskGroup { group in
      for _ in 0..<min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, scenes.count) {
        group.addTask { try work(queue, console) }
      }
      for try await some in group { failures.merge(some) { first, _ in first } }
    }
    return report(failures, console)
  }

  private struct Job {
    var place: Int
    var scene: String
    var path: String
  }

  /// One worker: paints scenes until there are none, and tells which failed.
  private func work(_ queue: WorkQueue<Job>, _ console: Console) throws -> [Int: Failure] {
    var writer: PageWriter?
    var failures: [Int: Failure] = [:]
    while let job = queue.next() {
      do {
        let current = try writer ?? PageWriter(painter: Painter(typesetter: Typesetter()))
        writer = current
        try paint(job.scene, to: job.path, with: current, console)
      } catch {
        if Task.isCancelled { throw error }
        failures[job.place] = Failure(error)
      }
    }
    return failures
  }

  private func paint(_ name: String, to path: String, with writer: PageWriter, _ console: Console) throws {
    var scene = try name == "-" ? Self.standardInput() : SceneFile(path: name)
    for warning in scene.warnings { console.remark("warning: \(warning)") }
    if isDithered { scene.list.dither = true }
    let file = try AtomicFile(path: path)
    do {
      try writer.write(scene.list, pictures: scene.pictures, to: file)
    } catch let error as PaintError {
      throw PaintError(error.code, subject: "\(name): \(error.subject)", message: error.message, status: error.status)
    }
    _ = try file.commit()
  }

  private static func standardInput() throws -> SceneFile {
    try SceneFile(
      data: InputFile.readStandardInput(), path: InputFile.standardInputName, loader: PictureLoader(folder: "."))
  }

  private func report(_ failures: [Int: Failure], _ console: Console) -> ExitCode {
    for index in failures.keys.sorted() {
      if let message = failures[index]?.message { console.remark("proofsheet: \(message)") }
    }
    return failures.min { $0.key < $1.key }?.value.code ?? .done
  }
}
