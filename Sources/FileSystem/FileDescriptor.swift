import Glibc

/// An open file or folder, closed when it goes out of scope.
public struct FileDescriptor: ~Copyable, Sendable {
  private let number: Int32

  private init(adopting number: Int32) throws(SystemError) {
    guard number >= 0 else { throw SystemError.last }
    self.number = number
  }

  deinit { _ = close(number) }

  /// A new file to write into; anything of that name, a dangling link included, is an error.
  public static func creating(_ path: String) throws(SystemError) -> FileDescriptor {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    return try FileDescriptor(adopting: retrying { unsafe open(path, flags, 0o666) })
  }

  /// An existing folder.
  public static func folder(_ path: String) throws(SystemError) -> FileDescriptor {
    try FileDescriptor(adopting: retrying { unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) })
  }

  /// Writes all of `bytes`, however many calls that takes.
  public borrowing func write(_ bytes: [UInt8]) throws(SystemError) {
    var written = 0
    while written < bytes.count {
      let start = written
      let count = retrying {
        unsafe bytes.withUnsafeBytes { all in
          let rest = unsafe UnsafeRawBufferPointer(rebasing: all[start...])
          return unsafe Glibc.write(number, rest.baseAddress, rest.count)
        }
      }
      guard count >= 0 else { throw SystemError.last }
      written += count
    }
  }

  /// Waits until what was written is on the device.
  public borrowing func synchronize() throws(SystemError) {
    // Pipes and some network file systems cannot, and say so.
    guard retrying({ fsync(number) }) == 0 || errno == EINVAL || errno == ENOTSUP else { throw SystemError.last }
  }

  /// Takes the lock of this file or folder until it is closed; held by another process, it is an error at once.
  public borrowing func lock() throws(SystemError) {
    guard retrying({ flock(number, LOCK_EX | LOCK_NB) }) == 0 else { throw SystemError.last }
  }
}

/// Repeats a call that a signal interrupted.
private func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}
