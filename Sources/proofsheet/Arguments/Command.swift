/// Something that the program can be asked to do; a value of it holds everything that was asked.
protocol Command: ArgumentsValue {
  /// Does it.
  func run(_ console: Console) async throws -> ExitCode
}
