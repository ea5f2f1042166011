import Foundation

/// A page's bytes, piece by piece.
struct ByteStream {
  /// What messages call it.
  let name: String
  private let handle: FileHandle?
  private var rest: Data

  private static let pieceSize = 1 << 16

  /// The bytes of an open file.
  init(_ handle: FileHandle, name: String) {
    self.handle = handle
    self.name = name
    rest = Data()
  }

  /// Bytes at hand, and after them those of `stream`.
  init(_ data: Data, name: String, then stream: ByteStream? = nil) {
    self.name = name
    handle = stream?.handle
    rest = data + (stream?.rest ?? Data())
  }

  /// The next bytes; empty at the end.
  mutating func next() throws(FeedError) -> Data {
    guard rest.isEmpty else {
      let piece = rest.prefix(Self.pieceSize)
      rest = rest.dropFirst(Self.pieceSize)
      return piece
    }
    guard let handle else { return Data() }
    return try FeedFile.read(handle, name: name, count: Self.pieceSize)
  }

  /// `head` and all that is left, refused when together they are more than `limit` bytes.
  mutating func collect(after head: Data = Data(), limit: Int) throws(FeedError) -> Data {
    var data = head
    while data.count <= limit {
      let piece = try next()
      if piece.isEmpty { return data }
      data.append(piece)
    }
    throw FeedFile.tooLarge(name: name, limit: limit)
  }
}
