/// A command among others: its description, and how its arguments become a run.
struct AnyCommand: Sendable {
  /// What reading a command's arguments comes to.
  enum Request: Sendable {
    case help
    case run(@Sendable (Console) async throws -> ExitCode)
  }

  var description: CommandDescription
  var read: @Sendable ([String]) throws(UsageError) -> Request

  init<C: Command>(_ type: C.Type) {
    description = type.syntax.description
    read = { arguments throws(UsageError) in
      guard let command = try CommandReader(type.syntax).read(arguments) else { return .help }
      return .run { try await command.run($0) }
    }
  }
}
