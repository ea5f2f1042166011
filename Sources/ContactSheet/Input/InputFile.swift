import FileSystem
public import Foundation

/// Whole files that are read at once.
public enum InputFile {
  /// The bytes of a picture's file.
  static let pictureLimit = 256 << 20

  /// The bytes of the regular file at `path`, of which there may be at most `limit`.
  public static func read(_ path: String, limit: Int = 1 << 30) throws(InputError) -> Data {
    let kind: FileSystem.Kind?
    do throws(SystemError) {
      kind = try FileSystem.kind(of: path)
    } catch {
      throw InputError(.unreadable, path: path, message: "cannot be read: \(error)")
    }
    switch kind {
    case .file: break
    case .folder: throw InputError(.missing, path: path, message: "is a folder, not a file")
    case .other: throw InputError(.missing, path: path, message: "is not a regular file")
    case nil: throw InputError(.missing, path: path, message: "no such file")
    }
    return try contents(of: path, limit: limit) { try FileHandle(forReadingFrom: URL(filePath: path)) }
  }

  /// All that a handle has, of which there may be at most `limit` bytes.
  static func contents(of path: String, limit: Int, opening: () throws -> FileHandle) throws(InputError) -> Data {
    let data: Data
    do {
      let handle = try opening()
      // One byte more than allowed tells a file that is too long, even one that grows meanwhile.
      data = try handle.read(upToCount: limit + 1) ?? Data()
    } catch {
      throw InputError(reading: path, error)
    }
    guard data.count <= limit else {
      throw InputError(.refused, path: path, message: "is longer than the limit of \(limit) bytes")
    }
    return data
  }
}
