import FileSystem
import Synchronization

/// The temporary files that are open in this process, so that a signal can remove them.
public enum TemporaryFiles {
  private struct State {
    var paths: Set<String> = []
    var isClosed = false
  }

  private static let state = Mutex(State())

  /// Removes every open temporary file and lets none be made or take its final name from now on.
  ///
  /// Each file is either under its final name and whole by the time this returns, or gone.
  public static func removeAll() {
    state.withLock { state in
      state.isClosed = true
      for path in state.paths { try? FileSystem.remove(path) }
      state.paths = []
    }
  }

  /// Makes a file and records it in one step; nil once closed.
  static func creating(_ path: String) throws(SystemError) -> FileDescriptor? {
    try state.withLock { state throws(SystemError) in
      guard !state.isClosed else { return nil }
      let descriptor = try FileDescriptor.creating(path)
      state.paths.insert(path)
      return descriptor
    }
  }

  /// Gives a recorded file its final name in one step; false once closed.
  static func rename(_ path: String, to final: String) throws(SystemError) -> Bool {
    try state.withLock { state throws(SystemError) in
      guard !state.isClosed else { return false }
      try FileSystem.rename(path, to: final)
      state.paths.remove(path)
      return true
    }
  }

  /// Removes a recorded file that will not be finished.
  static func discard(_ path: String) {
    state.withLock { state in
      guard state.paths.remove(path) != nil else { return }
      try? FileSystem.remove(path)
    }
  }
}
