import FileSystem
import Foundation

@main
struct Proofsheet {
  /// The version, here and nowhere else.
  static let version = "0.1.0"

  static let program = Program(
    name: "proofsheet", version: version,
    summary: "Proofsheet lays out feeds of cards and paints them as PNG contact sheets.",
    commands: [
      AnyCommand(RenderCommand.self), AnyCommand(LayoutCommand.self), AnyCommand(PaintCommand.self),
      AnyCommand(BenchCommand.self),
    ])

  static func main() async {
    StandardStreams.reserve()
    let console = Console()
    exit(await code(for: Array(CommandLine.arguments.dropFirst()), console).rawValue)
  }

  /// Does what the arguments ask for, and tells of any failure.
  static func code(for arguments: [String], _ console: Console) async -> ExitCode {
    do {
      switch try program.request(arguments) {
      case .text(let text):
        signal(SIGPIPE, SIG_IGN)
        try console.writeRaw(text)
        return .done
      case .run(let work):
        return try await Interruption().run { try await work(console) }
      }
    } catch let error as UsageError {
      let command = error.command.map { " \($0)" } ?? ""
      console.remark("\(program.description.name)\(command): \(error)")
      console.remark("See: \(program.description.name)\(command) --help")
      return .usage
    } catch {
      let failure = Failure(error)
      if let message = failure.message { console.remark("\(program.description.name): \(message)") }
      return failure.code
    }
  }
}
