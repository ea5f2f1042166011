import Foundation

/// Reading files, with every fault told by its path and the system's own words.
enum FeedFile {
  /// Whether a file can be read again from its start. A folder is refused here.
  static func isRegular(path: String, name: String) throws(FeedError) -> Bool {
    let real = FeedLocation.real(path)
    guard let type = try? FileManager.default.attributesOfItem(atPath: real)[.type] as? FileAttributeType else {
      // Opening tells why, which asking for attributes does not.
      _ = try open(path: path, name: name)
      return false
    }
    if type == .typeDirectory { throw FeedError(.noInput, subject: name, message: "is a folder") }
    return type == .typeRegular
  }

  static func open(path: String, name: String) throws(FeedError) -> FileHandle {
    do {
      return try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    } catch {
      throw fault(error, name: name, opening: true)
    }
  }

  /// The next bytes, at most `count`; empty at the end.
  static func read(_ handle: FileHandle, name: String, count: Int) throws(FeedError) -> Data {
    do {
      return try handle.read(upToCount: count) ?? Data()
    } catch {
      throw fault(error, name: name, opening: false)
    }
  }

  static func tooLarge(name: String, limit: Int) -> FeedError {
    let size = limit % (1 << 20) == 0 ? "\(limit >> 20) MiB" : "\(limit) bytes"
    return FeedError(.refused, subject: name, message: "is larger than \(size)")
  }

  private static func fault(_ error: any Error, name: String, opening: Bool) -> FeedError {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else {
      let code: FeedError.Code = opening ? .noInput : .io
      return FeedError(code, subject: name, message: "cannot be read: \(cause.localizedDescription)")
    }
    if [ENOENT, ENOTDIR].map(Int.init).contains(cause.code) {
      return FeedError(.noInput, subject: name, message: "no such file")
    }
    if cause.code == Int(EISDIR) { return FeedError(.noInput, subject: name, message: "is a folder") }
    // Foundation puts a sentence of its own before the system's words.
    let text = cause.localizedDescription.replacing("The operation could not be completed. ", with: "")
    let isOurFault = [EIO, EMFILE, ENFILE, ENOMEM].map(Int.init).contains(cause.code)
    return FeedError(opening && !isOurFault ? .noInput : .io, subject: name, message: "cannot be read: \(text)")
  }
}
