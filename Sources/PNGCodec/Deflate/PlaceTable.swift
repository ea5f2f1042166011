/// Where pixels were seen, found again by their hash: for each hash the last place, for each place the one before.
@safe struct PlaceTable: ~Copyable {
  /// How far back a repetition may lie.
  static let window = 1 << 15
  private static let hashBits = 14

  private let heads: UnsafeMutablePointer<Int32>
  private let chain: UnsafeMutablePointer<Int32>

  init() {
    unsafe heads = .allocate(capacity: 1 << Self.hashBits)
    unsafe chain = .allocate(capacity: Self.window)
    unsafe heads.initialize(repeating: -1, count: 1 << Self.hashBits)
    unsafe chain.initialize(repeating: -1, count: Self.window)
  }

  deinit {
    unsafe heads.deallocate()
    unsafe chain.deallocate()
  }

  /// Remembers a place at which at least eight bytes are left.
  @inline(__always)
  func note(_ place: Int, of bytes: UnsafePointer<UInt8>) {
    let hash = unsafe Self.hash(bytes + place)
    unsafe chain[place & (Self.window - 1)] = heads[hash]
    unsafe heads[hash] = Int32(truncatingIfNeeded: place)
  }

  /// The last place noted whose bytes may be those at `place`, or a negative number.
  @inline(__always)
  func last(like place: Int, of bytes: UnsafePointer<UInt8>) -> Int { unsafe Int(heads[Self.hash(bytes + place)]) }

  /// The place noted before that one with the same hash; anything else where it has left the window.
  @inline(__always)
  func last(before place: Int) -> Int { unsafe Int(chain[place & (Self.window - 1)]) }

  /// Of two pixels.
  @inline(__always)
  private static func hash(_ bytes: UnsafePointer<UInt8>) -> Int {
    let eight = unsafe UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
    return Int(truncatingIfNeeded: ((eight &<< 16) &* 0x9E37_79B9_7F4A_7C15) &>> UInt64(64 - hashBits))
  }
}
