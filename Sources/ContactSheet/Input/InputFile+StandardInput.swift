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
      throw InputError(reading: standardInputName, error)
    }
    guard data.count <= limit else {
      throw InputError(.refused, path: standardInputName, message: "is longer than the limit of \(limit) bytes")
    }
    return data
  }
}
