public import Foundation

extension InputFile {
  /// What errors call standard input.
  public static let standardInputName = "standard input"

  /// Everything on standard input, of which there may be at most `limit` bytes.
  public static func readStandardInput(limit: Int = 1 << 30) throws(InputError) -> Data {
    let data: Data
    do {
      data = try FileHandle.standardInput.read(upToCount: limit + 1) ?? Data()
    } catch {
      let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
      throw InputError(
        .unreadable, path: standardInputName, message: "cannot be read: \(cause.localizedDescription)")
    }
    guard data.count <= limit else {
      throw InputError(.refused, path: standardInputName, message: "is longer than the limit of \(limit) bytes")
    }
    return data
  }
}
