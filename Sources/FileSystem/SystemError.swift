import Glibc

/// What the operating system answered to a call that failed.
public struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The system's own number.
  public var errno: Int32

  /// The fault of number `errno`.
  public init(errno: Int32) { self.errno = errno }

  /// The last fault on this thread.
  static var last: SystemError { SystemError(errno: Glibc.errno) }

  /// The device, or the user's share of it, is full.
  public var isFull: Bool { [ENOSPC, EDQUOT, EFBIG].contains(errno) }
  /// Something of that name exists.
  public var isExisting: Bool { errno == EEXIST }
  /// Nothing of that name exists.
  public var isMissing: Bool { errno == ENOENT }
  /// The device itself failed.
  public var isDeviceFault: Bool { errno == EIO }
  /// A folder was expected and something else is there.
  public var isNotFolder: Bool { errno == ENOTDIR }
  /// Somebody else holds the lock.
  public var isLocked: Bool { errno == EWOULDBLOCK }

  /// The system's sentence, as in "No space left on device".
  public var description: String {
    var buffer = [CChar](repeating: 0, count: 256)
    let status = unsafe strerror_r(errno, &buffer, buffer.count)
    guard status == 0 else { return "error \(errno)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
