public import Foundation

/// The reference files that tests read in place.
///
/// They lie in the folder named by `PROOFSHEET_CORPUS`, else in `../shared/corpus` beside the project's root. Where
/// the variable is unset and the folder absent, `isAbsent` is true and a suite skips itself with `.disabled(if:)`;
/// a variable that names no folder is never a reason to skip, so that the suite runs and fails.
public enum Corpus {
  /// What a skipped suite says.
  public static let absence = "no corpus: PROOFSHEET_CORPUS is unset and ../shared/corpus is not there"

  /// The project's root, found from this file's place.
  public static let root = URL(filePath: #filePath, directoryHint: .notDirectory)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where the corpora lie, whether or not they do.
  public static let folder: URL =
    if let named = ProcessInfo.processInfo.environment["PROOFSHEET_CORPUS"], !named.isEmpty {
      URL(filePath: named, directoryHint: .isDirectory)
    } else {
      root.deletingLastPathComponent().appending(path: "shared/corpus", directoryHint: .isDirectory)
    }

  /// Whether tests may skip themselves: nobody named a corpus, and none is in the usual place.
  public static let isAbsent: Bool =
    (ProcessInfo.processInfo.environment["PROOFSHEET_CORPUS"] ?? "").isEmpty
    && !FileManager.default.fileExists(atPath: folder.path(percentEncoded: false))

  /// The place of a file or folder of the corpora.
  public static func url(_ path: String) -> URL { folder.appending(path: path) }

  /// A file's bytes.
  public static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

  /// The names in a folder that end in `suffix`, sorted; empty only where the corpora are absent.
  public static func names(in path: String, suffix: String = "") -> [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: url(path).path(percentEncoded: false))
    return (names ?? []).filter { $0.hasSuffix(suffix) }.sorted()
  }
}
