/// `completions SHELL`.
struct CompletionsCommand: ArgumentsValue {
  /// The shells that can complete.
  enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish
  }

  var shell = Shell.bash

  static let syntax = CommandSyntax<CompletionsCommand>(
    name: "completions", summary: "Prints a script that makes a shell complete commands, options and values.",
    discussion: "For bash, add to ~/.bashrc: source <(proofsheet completions bash)",
    operands: [.one("SHELL", sets: \.shell, .choice, help: "bash, zsh or fish")])

  /// The script for the shell.
  func text(_ program: ProgramDescription) -> String {
    switch shell {
    case .bash: BashCompletions(program: program).script
    case .zsh: ZshCompletions(program: program).script
    case .fish: FishCompletions(program: program).script
    }
  }
}
