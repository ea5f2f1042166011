extension Scanlines {
  /// Appends pixels as numbers of colours, row by row, up to the row for which 256 colours do not suffice.
  ///
  /// Answers how many rows were appended.
  mutating func appendNumbers(_ pixels: Span<UInt32>, of palette: inout Palette) -> Int {
    let (width, stride) = (width, stride)
    let start = bytes.count
    let rows = pixels.count / width
    bytes.append(contentsOf: repeatElement(0, count: rows * stride))
    var appended = 0
    unsafe bytes.withUnsafeMutableBufferPointer { bytes in
      unsafe pixels.withUnsafeBufferPointer { pixels in
        guard let target = bytes.baseAddress, let source = pixels.baseAddress else { return }
        while appended < rows,
          unsafe palette.index(
            source + appended * width, count: width, to: target + (start + appended * stride + 1))
        { appended += 1 }
      }
    }
    bytes.removeLast((rows - appended) * stride)
    return appended
  }

  /// The same rows with each number replaced by its colour.
  func spelledOut(_ colors: [UInt32], capacity: Int) -> Scanlines {
    var lines = Scanlines(width: width, format: .rgb, capacity: capacity)
    var pixels = [UInt32](repeating: 0, count: width)
    for row in 0..<count {
      for column in 0..<width { pixels[column] = colors[Int(bytes[row * stride + 1 + column])] }
      lines.append(pixels.span)
    }
    return lines
  }
}
