/// A PNG file taken apart without the library under test.
struct PNGChunks {
  /// Names and contents in file order.
  let chunks: [(name: String, bytes: [UInt8])]

  init(_ file: [UInt8]) {
    var chunks: [(name: String, bytes: [UInt8])] = []
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      chunks.append((name, Array(file[(position + 8)..<min(file.count, position + 8 + length)])))
      position += 12 + length
    }
    self.chunks = chunks
  }

  var names: [String] { chunks.map(\.name) }

  /// The contents of the first chunk of that name.
  subscript(name: String) -> [UInt8]? { chunks.first { $0.name == name }?.bytes }
}
