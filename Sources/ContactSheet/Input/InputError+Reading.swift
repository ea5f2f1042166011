import FileSystem
import Foundation

extension InputError {
  /// What Foundation reports when reading `path` fails, in the system's own words where it has any.
  init(reading path: String, _ error: any Error) {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    let reason =
      cause.domain == NSPOSIXErrorDomain
      ? SystemError(errno: Int32(cause.code)).description : cause.localizedDescription
    self.init(.unreadable, path: path, message: "cannot be read: \(reason)")
  }
}
