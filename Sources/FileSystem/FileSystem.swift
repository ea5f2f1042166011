import Glibc

/// Names in folders: making, moving and removing them.
public enum FileSystem {
  /// What a name stands for.
  public enum Kind: Sendable {
    case file
    case folder
    case other
  }

  /// What stands under `path`, links followed; nil when nothing does.
  public static func kind(of path: String) throws(SystemError) -> Kind? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else {
      let fault = SystemError.last
      if fault.isMissing || fault.isNotFolder { return nil }
      throw fault
    }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// Makes one folder inside an existing one.
  public static func createFolder(_ path: String) throws(SystemError) {
    guard unsafe mkdir(path, 0o777) == 0 else { throw SystemError.last }
  }

  /// Gives a file another name, replacing what had it, in one step.
  public static func rename(_ old: String, to new: String) throws(SystemError) {
    guard unsafe Glibc.rename(old, new) == 0 else { throw SystemError.last }
  }

  /// Removes a file's name.
  public static func remove(_ path: String) throws(SystemError) {
    guard unsafe unlink(path) == 0 else { throw SystemError.last }
  }
}
