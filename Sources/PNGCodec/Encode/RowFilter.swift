/// PNG's row filters: differences in place of values, which compress better where colours change smoothly.
enum RowFilter: UInt8, CaseIterable {
  case none, sub, up, average, paeth

  /// Filters each row by the method with the smallest sum of absolute differences, as the PNG specification advises.
  ///
  /// Goes from the last row up, so that a row's predecessor is still unfiltered.
  static func apply(to lines: inout Scanlines) {
    let length = lines.format.length
    let stride = lines.stride
    let rows = lines.count
    let clear = [UInt8](repeating: 0, count: stride)
    var trial = clear
    var best = clear
    unsafe lines.bytes.withUnsafeMutableBufferPointer { bytes in
      for row in (0..<rows).reversed() {
        let line = unsafe UnsafeMutableBufferPointer(rebasing: bytes[row * stride..<(row + 1) * stride])
        unsafe clear.withUnsafeBufferPointer { clear in
          let above =
            row > 0 ? unsafe UnsafeBufferPointer(rebasing: bytes[(row - 1) * stride..<row * stride]) : unsafe clear
          unsafe choose(UnsafeBufferPointer(line), above: above, length: length, trial: &trial, best: &best)
        }
        unsafe _ = line.update(fromContentsOf: best)
      }
    }
  }

  private static func choose(
    _ line: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, length: Int, trial: inout [UInt8],
    best: inout [UInt8]
  ) {
    var smallest = Int.max
    for filter in allCases {
      let sum = unsafe trial.withUnsafeMutableBufferPointer { trial in
        unsafe filter.write(line, above: above, length: length, to: trial)
        return unsafe magnitude(UnsafeBufferPointer(trial))
      }
      if sum < smallest {
        smallest = sum
        swap(&trial, &best)
      }
    }
  }

  private static func magnitude(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    var sum: UInt32 = 0
    for index in 1..<bytes.count { unsafe sum &+= UInt32(Int8(bitPattern: bytes[index]).magnitude) }
    return Int(sum)
  }

  private func write(
    _ line: UnsafeBufferPointer<UInt8>, above: UnsafeBufferPointer<UInt8>, length: Int,
    to target: UnsafeMutableBufferPointer<UInt8>
  ) {
    unsafe target[0] = rawValue
    for index in 1...length {
      let predicted = prediction(left: 0, up: unsafe above[index], corner: 0)
      unsafe target[index] = line[index] &- predicted
    }
    switch self {
    case .none: unsafe Self.each(line, above, length, target) { _, _, _ in 0 }
    case .sub: unsafe Self.each(line, above, length, target) { left, _, _ in left }
    case .up: unsafe Self.each(line, above, length, target) { _, up, _ in up }
    case .average:
      unsafe Self.each(line, above, length, target) { left, up, corner in
        RowFilter.average.prediction(left: left, up: up, corner: corner)
      }
    case .paeth:
      unsafe Self.each(line, above, length, target) { left, up, corner in
        RowFilter.paeth.prediction(left: left, up: up, corner: corner)
      }
    }
  }

  /// The bytes that have a pixel to their left, filtered by one method: a loop of its own for the compiler to widen.
  @inline(__always)
  private static func each(
    _ line: UnsafeBufferPointer<UInt8>, _ above: UnsafeBufferPointer<UInt8>, _ length: Int,
    _ target: UnsafeMutableBufferPointer<UInt8>, _ prediction: (UInt8, UInt8, UInt8) -> UInt8
  ) {
    for index in (1 + length)..<max(1 + length, line.count) {
      let left = unsafe line[index - length]
      let corner = unsafe above[index - length]
      unsafe target[index] = line[index] &- prediction(left, above[index], corner)
    }
  }

  /// What the method expects of a byte, from its neighbours.
  @inline(__always)
  private func prediction(left: UInt8, up: UInt8, corner: UInt8) -> UInt8 {
    switch self {
    case .none: return 0
    case .sub: return left
    case .up: return up
    case .average: return UInt8(truncatingIfNeeded: (UInt16(left) + UInt16(up)) >> 1)
    case .paeth:
      let toLeft = (Int16(up) - Int16(corner)).magnitude
      let toUp = (Int16(left) - Int16(corner)).magnitude
      let toCorner = (Int16(left) + Int16(up) - 2 * Int16(corner)).magnitude
      if toLeft <= toUp && toLeft <= toCorner { return left }
      return toUp <= toCorner ? up : corner
    }
  }
}
