import Foundation

/// Where a page lies, and what it may reach: files in the feed's folder and below, symbolic links followed.
public struct FeedLocation: Hashable, Sendable {
  /// The feed's folder, without symbolic links.
  var root: String
  /// The page's own folder, without symbolic links.
  var folder: String
  /// The feed's folder as messages name it; empty for the working folder.
  var displayRoot: String

  /// The location of a feed's first page, whose folder is the feed's.
  ///
  /// - Parameter folder: As the user spells it; empty means the working folder.
  public init(folder: String) {
    displayRoot = folder
    root = Self.real(folder.isEmpty ? "." : folder)
    self.folder = root
  }

  /// The location of a feed whose first page is the file at `path`, as the user spells it.
  init(folderOf path: String) {
    self.init(folder: PathText.folder(of: path))
  }

  /// The location of a file inside the feed's folder.
  func moved(toFolderOf path: String) -> FeedLocation {
    var location = self
    location.folder = PathText.folder(of: path)
    return location
  }

  /// The file that the page means by `reference`: a relative or absolute path, percent-encoded or not, or a `file:` URL.
  ///
  /// What this returns has no symbolic links and is to be opened as it is; the file need not exist.
  /// Throws `refused` for files outside the feed's folder, `unavailable` for remote addresses, `data` for the rest.
  public func path(of reference: String) throws(FeedError) -> String {
    let candidates = try candidates(for: reference)
    let paths = candidates.map(Self.real)
    let existing = paths.first { FileManager.default.fileExists(atPath: $0) }
    guard let path = existing ?? paths.first, contains(path) else {
      throw FeedError(.refused, subject: reference, message: "lies outside the feed's folder")
    }
    return path
  }

  /// A file's path from the feed's folder.
  func relative(_ path: String) -> String {
    contains(path) ? String(path.dropFirst(root == "/" ? 1 : root.count + 1)) : path
  }

  /// A file as messages name it.
  func display(_ path: String) -> String {
    PathText.join(displayRoot, relative(path))
  }

  private func contains(_ path: String) -> Bool {
    path.utf8.starts(with: (root == "/" ? root : root + "/").utf8)
  }

  private func candidates(for reference: String) throws(FeedError) -> [String] {
    guard !reference.isEmpty, reference.utf8.count <= 4096, !reference.utf8.contains(0) else {
      throw FeedError(.data, subject: String(reference.prefix(64)), message: "names no file")
    }
    if reference.hasPrefix("//") { throw Self.remote(reference) }
    switch Self.scheme(of: reference) {
    case "http", "https": throw Self.remote(reference)
    case "file":
      guard let url = URL(string: reference), url.host() ?? "" == "" || url.host() == "localhost" else {
        throw FeedError(.data, subject: reference, message: "names no file of this machine")
      }
      return [url.path(percentEncoded: false)]
    case let scheme?: throw FeedError(.data, subject: reference, message: "\"\(scheme):\" addresses cannot be followed")
    case nil: break
    }
    // A name may hold "%", "?" and "#" itself; only when there is no such file are they taken for a URL's.
    let bare = String(reference.prefix { $0 != "?" && $0 != "#" })
    return [reference, bare.removingPercentEncoding ?? bare].filter { !$0.isEmpty }.map { spelling in
      spelling.hasPrefix("/") ? spelling : PathText.join(folder, spelling)
    }
  }

  private static func remote(_ reference: String) -> FeedError {
    FeedError(.unavailable, subject: reference, message: "nothing is fetched from the network")
  }

  private static func scheme(of reference: String) -> String? {
    let head = reference.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    // One letter is a name such as "a:b", not a scheme.
    guard head.count >= 2, head.endIndex < reference.endIndex, reference[head.endIndex] == ":" else { return nil }
    guard head.first?.isLetter == true, head.allSatisfy(isSchemeCharacter) else { return nil }
    return head.lowercased()
  }

  private static func isSchemeCharacter(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "+-.".contains(character))
  }

  /// An absolute path without symbolic links and without a slash at its end.
  static func real(_ path: String) -> String {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path(percentEncoded: false)
    return real.count > 1 && real.hasSuffix("/") ? String(real.dropLast()) : real
  }
}
