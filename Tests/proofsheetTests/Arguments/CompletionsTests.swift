import Foundation
import Testing

@testable import proofsheet

struct CompletionsTests {
  private let program = Program(
    name: "tool", version: "1", summary: "A tool's own [odd] summary: yes.",
    commands: [AnyCommand(SampleCommand.self)]
  ).description

  /// What bash offers for the last of `words`.
  private func offers(_ words: String...) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      BashCompletions(program: program).script
      + "COMP_WORDS=(\(list)); COMP_CWORD=\(words.count - 1); _tool; printf '%s\\n' \"${COMPREPLY[@]}\""
    return try output(of: "bash", ["-c", script]).split(separator: "\n").map(String.init)
  }

  private func output(of shell: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [shell] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self)
  }

  @Test func bashOffersCommandsOptionsAndValues() throws {
    #expect(try offers("tool", "s") == ["sample"])
    #expect(try offers("tool", "sample", "--s") == ["--scale"])
    #expect(try offers("tool", "sample", "--color", "") == ["red", "green"])
    #expect(try offers("tool", "sample", "--scale", "") == [])
    #expect(try offers("tool", "sample", "--look", "fan") == ["fancy"])
    #expect(try offers("tool", "sample", "--look", "/us") == ["/usr"])
    #expect(try offers("tool", "completions", "f") == ["fish"])
    #expect(try offers("tool", "help", "sa") == ["sample"])
  }

  @Test func zshKnowsEveryOption() {
    let script = ZshCompletions(program: program).script
    #expect(script.hasPrefix("#compdef tool\n"))
    #expect(script.contains("'(-o --output)-o+[Where to write]:DIR:_files -/'"))
    #expect(script.contains("'(-o --output)--output=[Where to write]:DIR:_files -/'"))
    #expect(script.contains("'(--color)--color=[The colour]:red|green:(red green)'"))
    let action = #"{compadd plain fancy; _files -g "*.(json)"}"#
    #expect(script.contains("'(--look)--look=[How it looks]:LOOK:\(action)'"))
    #expect(script.contains("'(-l --loud)-l[Say more]'"))
    #expect(script.contains("'*:REST: '"))
  }

  @Test func fishKnowsEveryOption() {
    let lines = FishCompletions(program: program).script.split(separator: "\n").map(String.init)
    let start = "complete -c tool -n '__fish_seen_subcommand_from sample'"
    #expect(lines.contains(start + " -s l -l loud -d 'Say more'"))
    #expect(lines.contains(start + " -l look -r -F -a 'plain fancy' -d 'How it looks'"))
    #expect(lines.contains(start + " -l color -r -f -a 'red green' -d 'The colour'"))
    #expect(lines.contains("complete -c tool -n __fish_use_subcommand -a sample -d 'Tries the reader.'"))
  }
}
