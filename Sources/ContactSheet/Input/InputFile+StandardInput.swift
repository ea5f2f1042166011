public import Foundation

extension InputFile {
  /// What errors call standard input.
  public static let standardInputName = "standard input"

  /// Everything on standard input, of which there may be at most `limit` bytes.
  public static func readStandardInput(limit: Int = 1 << 30) throws(InputError) -> Data {
    try contents(of: standardInputName, limit: limit) { .standardInput }
  }
}
