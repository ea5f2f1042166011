import FileSystem

/// The folder of one run: locked while it is open, and clean of the previous run's sheets afterwards.
public final class SheetFolder: Sendable {
  /// The folder as the caller named it.
  public let path: String
  /// The sheets that stand there from earlier runs, by name.
  let earlierSheets: Set<String>

  private let descriptor: FileDescriptor

  private static let manifestName = "manifest.json"

  /// Makes the folder where it is missing, and locks it against other runs until this goes out of scope.
  public init(path: String) throws(OutputError) {
    self.path = path
    descriptor = try Self.open(path)
    do throws(SystemError) {
      try descriptor.lock()
    } catch {
      guard error.isLocked else { throw OutputError(creating: path, error) }
      throw OutputError(.inUse, path: path, message: "is in use by another run", errno: error.errno)
    }
    earlierSheets = EarlierSheets.read(from: path + "/" + Self.manifestName)
  }

  /// The name of sheet `index`, from 1: four digits, more when needed.
  public static func sheetName(_ index: Int) -> String { stem(index) + ".png" }

  /// The name of the scene of sheet `index`, which stands beside it.
  static func sceneName(_ index: Int) -> String { stem(index) + ".scene.json" }

  private static func stem(_ index: Int) -> String {
    let digits = String(index)
    return "page-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// Opens a file of that name in the folder.
  func file(named name: String) throws(OutputError) -> AtomicFile { try AtomicFile(path: path + "/" + name) }

  /// Opens the manifest of this run.
  func manifest(_ header: Manifest.Header) throws -> ManifestWriter {
    try ManifestWriter(path: path + "/" + Self.manifestName, header: header)
  }

  /// Ends a run: deletes the sheets of earlier runs that a whole run did not rewrite, then names the manifest.
  ///
  /// A run that is not complete, or that rendered a selection, deletes nothing and lets its manifest remember them.
  func finish(
    _ manifest: ManifestWriter, _ footer: Manifest.Footer, written: Set<String>, isWhole: Bool = true
  ) throws {
    let stale = earlierSheets.subtracting(written).sorted()
    let deletes = footer.isComplete && isWhole
    if deletes {
      for name in stale { try remove(path + "/" + name) }
    }
    try manifest.finish(footer, earlier: deletes ? [] : stale)
  }

  /// A folder or a device that has taken a sheet's name is not ours to delete.
  private func remove(_ path: String) throws(OutputError) {
    do throws(SystemError) {
      guard try FileSystem.kind(of: path) == .file else { return }
      try FileSystem.remove(path)
    } catch {
      guard !error.isMissing else { return }
      throw OutputError(.writing, path: path, message: "cannot be deleted: \(error)", errno: error.errno)
    }
  }

  /// Makes the folder at `path` and those above it, where nothing is there yet.
  public static func create(_ path: String) throws(OutputError) {
    let kind: FileSystem.Kind?
    do throws(SystemError) {
      kind = try FileSystem.kind(of: path)
      if kind == nil { try make(path) }
    } catch {
      throw OutputError(creating: path, error)
    }
    guard kind == nil || kind == .folder else {
      throw OutputError(.cannotCreate, path: path, message: "is not a folder")
    }
  }

  private static func open(_ path: String) throws(OutputError) -> FileDescriptor {
    try create(path)
    do throws(SystemError) {
      return try FileDescriptor.folder(path)
    } catch {
      throw OutputError(creating: path, error)
    }
  }

  /// Another run may make the same folder at the same moment.
  private static func make(_ path: String) throws(SystemError) {
    if let parent = FileSystem.parent(of: path), try FileSystem.kind(of: parent) == nil { try make(parent) }
    do throws(SystemError) {
      try FileSystem.createFolder(path)
    } catch {
      guard error.isExisting else { throw error }
    }
  }
}
