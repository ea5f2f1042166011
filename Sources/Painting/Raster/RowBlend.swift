import Foundation

/// Compositing a row of wide pixels over a row of a bitmap.
enum RowBlend {
  private typealias Pair = Lanes.Pair

  /// below · (1 − alpha) + colour, for two pixels, before rounding.
  @inline(__always)
  private static func composited(_ below: SIMD8<UInt8>, _ source: Pair) -> Pair {
    Lanes.product(Lanes.widened(below), Lanes.transmission(source)) &+ source
  }

  /// Composites one colour over `count` pixels.
  static func blend(_ color: WidePixel, count: Int, over target: UnsafeMutablePointer<UInt32>) {
    unsafe add(color, to: target, fadedTo: color.transmission, count: count)
  }

  /// Composites one colour over `count` pixels, of which `shade` of 65,535 shows through.
  static func blend(
    _ color: WidePixel, through shade: UInt16, count: Int, over target: UnsafeMutablePointer<UInt32>
  ) {
    unsafe add(color.faded(to: ~shade), to: target, fadedTo: shade, count: count)
  }

  private static func add(
    _ color: WidePixel, to target: UnsafeMutablePointer<UInt32>, fadedTo share: UInt16, count: Int
  ) {
    let (blueRed, greenAlpha) = (Lanes.blueRed(color) &+ 128, Lanes.greenAlpha(color) &+ 128)
    let shares = Pair(repeating: share)
    let raw = UnsafeMutableRawPointer(target)
    var index = 0
    while index &+ 4 <= count {
      let below = unsafe raw.loadUnaligned(fromByteOffset: index &* 4, as: Pair.self)
      let result = Lanes.joined(
        blueRed: Lanes.product(below &<< 8, shares) &+ blueRed,
        greenAlpha: Lanes.product(below & 0xFF00, shares) &+ greenAlpha)
      unsafe raw.storeBytes(of: result, toByteOffset: index &* 4, as: Pair.self)
      index &+= 4
    }
    while index < count {
      let faded = unsafe WidePixel(pixel: target[index]).faded(to: share)
      unsafe target[index] = (faded &+ color).rounded(adding: 128)
      index &+= 1
    }
  }

  /// Composites one colour over pixels of which a share each, of 65,535, shows through.
  static func blend(
    _ color: WidePixel, through shades: UnsafeBufferPointer<UInt16>, over target: UnsafeMutablePointer<UInt32>
  ) {
    guard let base = shades.baseAddress else { return }
    let (blueRed, greenAlpha) = (Lanes.blueRed(color), Lanes.greenAlpha(color))
    let raw = UnsafeMutableRawPointer(target)
    let from = unsafe UnsafeRawPointer(base)
    let count = shades.count
    var index = 0
    while index &+ 4 <= count {
      let below = unsafe raw.loadUnaligned(fromByteOffset: index &* 4, as: Pair.self)
      let share = unsafe Lanes.doubled(from.loadUnaligned(fromByteOffset: index &* 2, as: SIMD4<UInt16>.self))
      let result = Lanes.joined(
        blueRed: Lanes.product(below &<< 8, share) &+ Lanes.product(blueRed, ~share) &+ 128,
        greenAlpha: Lanes.product(below & 0xFF00, share) &+ Lanes.product(greenAlpha, ~share) &+ 128)
      unsafe raw.storeBytes(of: result, toByteOffset: index &* 4, as: Pair.self)
      index &+= 4
    }
    while index < count {
      unsafe target[index] = color.over(target[index], through: base[index])
      index &+= 1
    }
  }

  /// Composites `count` colours over as many pixels.
  static func blend(
    _ colors: UnsafePointer<WidePixel>, count: Int, over target: UnsafeMutablePointer<UInt32>
  ) {
    let rounding = Pair(repeating: 128)
    let raw = UnsafeMutableRawPointer(target)
    let from = unsafe UnsafeRawPointer(colors)
    var index = 0
    while index &+ 4 <= count {
      let one = unsafe from.loadUnaligned(fromByteOffset: index &* 8, as: Pair.self)
      let other = unsafe from.loadUnaligned(fromByteOffset: index &* 8 &+ 16, as: Pair.self)
      let below = unsafe raw.loadUnaligned(fromByteOffset: index &* 4, as: SIMD16<UInt8>.self)
      let low = composited(below.lowHalf, one) &+ rounding
      let high = composited(below.highHalf, other) &+ rounding
      unsafe raw.storeBytes(of: Lanes.narrowed(low, high), toByteOffset: index &* 4, as: SIMD16<UInt8>.self)
      index &+= 4
    }
    while index < count {
      unsafe target[index] = colors[index].over(target[index], rounding: 128)
      index &+= 1
    }
  }

  /// Composites with a threshold for each pixel in place of rounding; `x` and `y` are the shape's own.
  static func blendDithered(
    _ colors: UnsafePointer<WidePixel>, count: Int, over target: UnsafeMutablePointer<UInt32>, x: Int, y: Int,
    by matrix: DitherMatrix
  ) {
    let thresholds = matrix.pairs(x: x, y: y)
    let raw = UnsafeMutableRawPointer(target)
    let from = unsafe UnsafeRawPointer(colors)
    var index = 0
    while index &+ 4 <= count {
      let one = unsafe from.loadUnaligned(fromByteOffset: index &* 8, as: Pair.self)
      let other = unsafe from.loadUnaligned(fromByteOffset: index &* 8 &+ 16, as: Pair.self)
      let below = unsafe raw.loadUnaligned(fromByteOffset: index &* 4, as: SIMD16<UInt8>.self)
      let phase = (index &>> 1) & 3
      let low = composited(below.lowHalf, one) &+ thresholds[phase]
      let high = composited(below.highHalf, other) &+ thresholds[phase | 1]
      unsafe raw.storeBytes(of: Lanes.narrowed(low, high), toByteOffset: index &* 4, as: SIMD16<UInt8>.self)
      index &+= 4
    }
    while index < count {
      let threshold = matrix.threshold(x: x &+ index, y: y)
      unsafe target[index] = colors[index].over(target[index], rounding: threshold)
      index &+= 1
    }
  }

  /// Rounds pixels that are composited already, with a threshold for each.
  static func storeDithered(
    _ colors: UnsafePointer<WidePixel>, count: Int, to target: UnsafeMutablePointer<UInt32>, x: Int, y: Int,
    by matrix: DitherMatrix
  ) {
    let thresholds = matrix.pairs(x: x, y: y)
    let raw = UnsafeMutableRawPointer(target)
    let from = unsafe UnsafeRawPointer(colors)
    var index = 0
    while index &+ 4 <= count {
      let phase = (index &>> 1) & 3
      let low = unsafe from.loadUnaligned(fromByteOffset: index &* 8, as: Pair.self) &+ thresholds[phase]
      let high = unsafe from.loadUnaligned(fromByteOffset: index &* 8 &+ 16, as: Pair.self) &+ thresholds[phase | 1]
      unsafe raw.storeBytes(of: Lanes.narrowed(low, high), toByteOffset: index &* 4, as: SIMD16<UInt8>.self)
      index &+= 4
    }
    while index < count {
      unsafe target[index] = colors[index].rounded(adding: matrix.threshold(x: x &+ index, y: y))
      index &+= 1
    }
  }

  /// Copies a stretch of pixels.
  static func copy(_ pixels: [UInt32], from start: Int, count: Int, to target: UnsafeMutablePointer<UInt32>) {
    precondition(start >= 0 && start + count <= pixels.count)
    unsafe pixels.withUnsafeBufferPointer { source in
      guard let base = source.baseAddress else { return }
      unsafe target.update(from: base + start, count: count)
    }
  }

  /// Whether `count` pixels are all the same: whether the row is itself, moved by one.
  static func isUniform(_ pixels: UnsafePointer<UInt32>, count: Int) -> Bool {
    unsafe count < 2 || memcmp(pixels, pixels + 1, (count - 1) * MemoryLayout<UInt32>.size) == 0
  }
}
