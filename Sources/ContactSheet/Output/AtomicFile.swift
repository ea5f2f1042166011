import Digest
import FileSystem

/// A file that appears under its name only when it is whole.
///
/// Bytes go to a hidden temporary file in the same folder. ``commit()`` flushes it to the device and renames it; without
/// that, or after a fault, it is removed when this goes out of scope, or by ``TemporaryFiles/removeAll()``.
public final class AtomicFile {
  /// What was written.
  public struct Written: Hashable, Sendable {
    /// How many bytes.
    public var bytes: Int
    /// The SHA-256 of all of them, in hexadecimal digits.
    public var sha256: String
  }

  /// The final name.
  public let path: String

  private let temporaryPath: String
  private let descriptor: FileDescriptor
  private var digest = SHA256()
  private var length = 0
  private var pending: [UInt8] = []
  private var isCommitted = false

  private static let capacity = 1 << 16

  /// Opens a temporary file in the folder of `path`.
  public init(path: String) throws(OutputError) {
    self.path = path
    temporaryPath = Self.temporaryPath(beside: path)
    descriptor = try Self.open(temporaryPath, beside: path)
    pending.reserveCapacity(Self.capacity)
  }

  deinit { TemporaryFiles.discard(temporaryPath) }

  /// Writes the next bytes.
  public func append(_ bytes: some Collection<UInt8>) throws(OutputError) {
    precondition(!isCommitted, "A file that has its final name is whole.")
    digest.update(bytes)
    length += bytes.count
    pending.append(contentsOf: bytes)
    if pending.count >= Self.capacity { try flush() }
  }

  /// Flushes the file to the device and gives it its final name.
  public func commit() throws(OutputError) -> Written {
    try flush()
    let isRenamed: Bool
    do throws(SystemError) {
      try descriptor.synchronize()
      isRenamed = try TemporaryFiles.rename(temporaryPath, to: path)
    } catch {
      throw OutputError(writing: path, error)
    }
    guard isRenamed else { throw .interrupted(path) }
    isCommitted = true
    return Written(bytes: length, sha256: digest.finished())
  }

  /// Only a regular file may be replaced: renaming over a device would destroy it.
  private static func open(_ temporaryPath: String, beside path: String) throws(OutputError) -> FileDescriptor {
    let existing: FileSystem.Kind?
    let made: FileDescriptor?
    do throws(SystemError) {
      existing = try FileSystem.kind(of: path)
      made = existing == .folder || existing == .other ? nil : try TemporaryFiles.creating(temporaryPath)
    } catch {
      throw OutputError(creating: path, error)
    }
    switch existing {
    case .folder: throw OutputError(.cannotCreate, path: path, message: "is a folder, not a file")
    case .other: throw OutputError(.cannotCreate, path: path, message: "is not a regular file")
    case .file, nil: break
    }
    guard let made else { throw .interrupted(path) }
    return made
  }

  private func flush() throws(OutputError) {
    do throws(SystemError) {
      try descriptor.write(pending)
    } catch {
      throw OutputError(writing: path, error)
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// A hidden name that nobody can guess, short enough for every file system whatever the final one is.
  private static func temporaryPath(beside path: String) -> String {
    let random = (0..<2).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return "\(folder).proofsheet-\(random).tmp"
  }
}
