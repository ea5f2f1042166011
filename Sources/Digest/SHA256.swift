import CNettle

/// A SHA-256 digest worked out over bytes as they come.
public struct SHA256: Sendable {
  private var context = sha256_ctx()
  private static let length = Int(SHA256_DIGEST_SIZE)

  /// A digest of nothing yet.
  public init() { unsafe nettle_sha256_init(&context) }

  /// Takes in the next bytes.
  public mutating func update(_ bytes: some Collection<UInt8>) {
    let taken: Void? = bytes.withContiguousStorageIfAvailable { buffer in
      guard let base = buffer.baseAddress else { return }
      unsafe nettle_sha256_update(&context, buffer.count, base)
    }
    if taken == nil { update(Array(bytes)) }
  }

  /// The digest of everything taken in, as 64 lower-case hexadecimal digits.
  public consuming func finished() -> String {
    var digest = [UInt8](repeating: 0, count: Self.length)
    unsafe nettle_sha256_digest(&context, digest.count, &digest)
    return digest.reduce(into: "") { text, byte in
      let digits = String(byte, radix: 16)
      text += digits.count == 1 ? "0" + digits : digits
    }
  }
}

extension SHA256 {
  /// The digest of some bytes, as 64 lower-case hexadecimal digits.
  public static func digits(of bytes: some Collection<UInt8>) -> String {
    var digest = SHA256()
    digest.update(bytes)
    return digest.finished()
  }
}
