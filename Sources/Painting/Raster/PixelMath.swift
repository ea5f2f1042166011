import Graphics

/// Loops over rows of numbers, without bounds checks.
enum PixelMath {
  /// Adds `factor` times a stretch of `values` to a stretch of `sums`.
  static func accumulate(
    _ values: [Double], from start: Int, count: Int, times factor: Double, into sums: inout [Double], at place: Int
  ) {
    precondition(start >= 0 && start + count <= values.count && place >= 0 && place + count <= sums.count)
    unsafe values.withUnsafeBufferPointer { values in
      unsafe sums.withUnsafeMutableBufferPointer { sums in
        guard let from = values.baseAddress, let into = sums.baseAddress else { return }
        var index = 0
        while index < count {
          unsafe into[place &+ index] += factor * from[start &+ index]
          index &+= 1
        }
      }
    }
  }

  /// Paints a whole bitmap in one colour.
  static func fill(_ bitmap: inout Bitmap, with pixel: UInt32) {
    let width = bitmap.width
    unsafe bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      unsafe base.update(repeating: pixel, count: width)
      // Memory is copied in wider strides than this loop writes.
      for start in stride(from: width, to: pixels.count, by: width) {
        unsafe (base + start).update(from: base, count: width)
      }
    }
  }

  /// Composites a placed picture over a band whose first row is the canvas's row `origin`; how many pixels it touched.
  static func composite(_ placed: PlacedBitmap, over band: inout Bitmap, from origin: Int) -> Int {
    let picture = placed.bitmap
    let columns = (placed.x..<(placed.x + picture.width)).clamped(to: 0..<band.width)
    let rows = (placed.y..<(placed.y + picture.height)).clamped(to: origin..<(origin + band.height))
    guard !columns.isEmpty, !rows.isEmpty else { return 0 }
    let width = band.width
    unsafe band.pixels.withUnsafeMutableBufferPointer { pixels in
      unsafe picture.pixels.withUnsafeBufferPointer { source in
        for row in rows {
          var from = (row - placed.y) * picture.width + columns.lowerBound - placed.x
          for place in ((row - origin) * width + columns.lowerBound)..<((row - origin) * width + columns.upperBound) {
            let pixel = unsafe source[from]
            from &+= 1
            if pixel >> 24 == 255 {
              unsafe pixels[place] = pixel
            } else if pixel != 0 {
              unsafe pixels[place] = WidePixel(pixel: pixel).over(pixels[place], rounding: 128)
            }
          }
        }
      }
    }
    return columns.count * rows.count
  }
}
