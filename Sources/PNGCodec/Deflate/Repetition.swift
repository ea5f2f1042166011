/// Bytes that stood in the stream before: how many, and how far back.
struct Repetition {
  /// 0 where nothing is repeated.
  var length = 0
  var distance = 0

  /// Becomes the repetition of what lies `distance` bytes back, if it has at least `least` bytes and a pixel more.
  ///
  /// Of at most `limit` bytes, whole pixels only; the place must be `distance` bytes from the start or more.
  @inline(__always)
  mutating func improve(_ here: UnsafePointer<UInt8>, distance other: Int, least: Int, limit: Int) {
    let common = unsafe Self.common(here, here - other, limit: limit)
    guard common >= least, common >= length &+ 3 else { return }
    length = common &- common % 3
    distance = other
  }

  /// How many of at most `limit` bytes are the same.
  @inline(__always)
  static func common(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, limit: Int) -> Int {
    let (one, other) = unsafe (UnsafeRawPointer(first), UnsafeRawPointer(second))
    var count = 0
    while count &+ 8 <= limit {
      let left = unsafe one.loadUnaligned(fromByteOffset: count, as: UInt64.self)
      let difference = unsafe left ^ other.loadUnaligned(fromByteOffset: count, as: UInt64.self)
      if difference != 0 { return count &+ difference.littleEndian.trailingZeroBitCount &>> 3 }
      count &+= 8
    }
    while count < limit, unsafe first[count] == second[count] { count &+= 1 }
    return count
  }
}
