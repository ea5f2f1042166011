import CDeflate

/// Compresses unfiltered RGB rows, looking for repetitions of whole pixels only.
///
/// A general compressor notes every byte's place, three a pixel and each pixel of a flat run. Here only a pixel that
/// differs from its left neighbour is noted, and the pixel to the left, the row above and the distance that served last
/// are tried first, which find most of what there is to find on pages of cards.
struct PixelDeflater: ~Copyable {
  /// A repetition so long that no better one is looked for.
  private static let niceLength = 96

  private let depth: Int
  private let table = PlaceTable()
  private var stream = DeflateStream()

  private init(depth: Int) { self.depth = depth }

  /// The rows as a zlib stream; `depth` is the number of places tried for each repetition.
  static func compressed(_ lines: Scanlines, depth: Int) -> [UInt8] {
    var deflater = PixelDeflater(depth: depth)
    let checksum = unsafe lines.bytes.withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress {
        unsafe deflater.append(start, count: bytes.count, stride: lines.stride)
      }
      return unsafe libdeflate_adler32(1, bytes.baseAddress, bytes.count)
    }
    return deflater.stream.finished(checksum: checksum)
  }

  private mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int, stride: Int) {
    var place = 0
    while place < count {
      let repeated = unsafe Self.repeated(bytes, at: place, count: count, stride: stride)
      if repeated > 0 {
        stream.append(length: repeated, distance: stride)
        place += repeated
      } else {
        unsafe appendRow(bytes, at: place, count: count, stride: stride)
        place += stride
      }
    }
  }

  /// The length of the rows from this one on that equal the row before it.
  private static func repeated(_ bytes: UnsafePointer<UInt8>, at place: Int, count: Int, stride: Int) -> Int {
    guard place > 0, stride <= PlaceTable.window else { return 0 }
    var end = place
    while end < count, unsafe Repetition.common(bytes + end, bytes + end - stride, limit: stride) == stride {
      end += stride
    }
    return end - place
  }

  private mutating func appendRow(_ bytes: UnsafePointer<UInt8>, at start: Int, count: Int, stride: Int) {
    stream.append(.zero)
    let end = start + stride
    var place = start + 1
    var last = stride
    while place < end {
      let found = unsafe longest(bytes, at: place, end: end, stride: stride, last: last)
      let length = max(3, found.length)
      // A run's first pixel was noted, and the others are no different.
      if found.distance != 3 { unsafe note(bytes, from: place, to: min(place &+ length, count &- 8)) }
      if found.length == 0 {
        stream.append(DeflateToken(pixel: unsafe Self.pixel(bytes + place)))
      } else {
        stream.append(length: length, distance: found.distance)
        if found.distance != 3 { last = found.distance }
      }
      place &+= length
    }
  }

  /// The longest repetition of whole pixels that begins here and ends in this row.
  @inline(__always)
  private func longest(_ bytes: UnsafePointer<UInt8>, at place: Int, end: Int, stride: Int, last: Int) -> Repetition {
    let here = unsafe bytes + place
    let limit = end &- place
    let reach = min(place, PlaceTable.window)
    var best = Repetition()
    if reach >= 3 { unsafe best.improve(here, distance: 3, least: 3, limit: limit) }
    if reach >= stride { unsafe best.improve(here, distance: stride, least: 3, limit: limit) }
    if last != stride, reach >= last { unsafe best.improve(here, distance: last, least: 3, limit: limit) }
    guard best.length < min(Self.niceLength, limit), limit >= 9 else { return best }
    var candidate = unsafe table.last(like: place, of: bytes)
    var tries = depth
    while best.length < limit, tries > 0, candidate >= 0, place &- candidate <= reach {
      if unsafe here[best.length] == bytes[candidate &+ best.length] {
        unsafe best.improve(here, distance: place &- candidate, least: 6, limit: limit)
      }
      let next = table.last(before: candidate)
      guard next < candidate else { break }
      candidate = next
      tries &-= 1
    }
    return best
  }

  /// Notes the pixels of a stretch that differ from the pixel before them; four bytes more can be read.
  @inline(__always)
  private func note(_ bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    let raw = unsafe UnsafeRawPointer(bytes)
    var before = start > 3 ? unsafe Self.pixel(bytes + start - 3) : .max
    var place = start
    while place < end {
      let pixel = unsafe UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: place, as: UInt32.self)) & 0xFF_FFFF
      if pixel != before { unsafe table.note(place, of: bytes) }
      before = pixel
      place &+= 3
    }
  }

  @inline(__always)
  private static func pixel(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
    unsafe UInt32(bytes[0]) | UInt32(bytes[1]) << 8 | UInt32(bytes[2]) << 16
  }
}
