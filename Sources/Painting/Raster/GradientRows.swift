import Foundation
import Graphics

/// The colours of a linear gradient's rows, which all are stretches of a few.
///
/// One row down, the colours of a slanted gradient have moved by a fixed number of columns. The fraction of that is
/// rounded to one of `phases`, so that a row is a stretch of the row that was worked out for its phase. Whether a box is
/// painted so depends on the box and its gradient alone: neither bands nor caches change what is rounded.
struct GradientRows {
  /// How the rows of a box are laid out in the table.
  struct Shape {
    /// Columns of the box.
    var width: Int
    /// Rows of the box.
    var height: Int
    /// How many columns the colours move to the left from one row to the next.
    var slant: Double
    /// A power of two.
    var phases: Int

    /// Colours that a table may hold: what stays near while a box is painted.
    private static let limit = 65_536.0
    /// Phases that pay: beyond, a gradient is so steep that it is small.
    private static let mostPhases = 64.0

    /// The columns between the leftmost and the rightmost place that any row takes.
    var length: Int { width + Int((Double(height) * abs(slant)).rounded(.up)) + 1 }

    /// The column of the box at which a long row begins.
    var firstColumn: Int { slant < 0 ? -Int((Double(height) * -slant).rounded(.up)) : 0 }

    /// Colours in the table.
    var count: Int { length * phases }

    /// For a gradient that changes by `slope` levels a column at most; nil where a table would not pay.
    ///
    /// Rounding a place may cost `tolerance` of a level.
    init?(_ size: PixelSize, slant: Double, slope: Double, tolerance: Double) {
      let (width, height) = (size.width, size.height)
      // A place is rounded by half a phase at most.
      let need = max(1, slope / (2 * tolerance))
      let length = Double(width) + Double(height) * abs(slant) + 2
      guard need <= Self.mostPhases, length.isFinite, length * need <= Self.limit else { return nil }
      self.width = width
      self.height = height
      self.slant = slant
      phases = 1
      while Double(phases) < need { phases *= 2 }
      guard Double(count) * 2 <= Double(width) * Double(height) else { return nil }
    }
  }

  let shape: Shape
  /// Whether they hide what is below.
  let isOpaque: Bool
  /// Phase by phase; empty where `pixels` say it all.
  let samples: [WidePixel]
  /// The rounded colours, where they hide what is below and are not dithered.
  let pixels: [UInt32]

  /// What it costs to keep.
  var byteCount: Int { samples.count * 8 + pixels.count * 4 + 128 }

  init(_ shape: Shape, of cover: LinearCover, isDithered: Bool) {
    self.shape = shape
    let length = shape.length
    let first = shape.firstColumn
    var samples = [WidePixel](repeating: .zero, count: shape.count)
    unsafe samples.withUnsafeMutableBufferPointer { samples in
      guard let base = samples.baseAddress else { return }
      for phase in 0..<shape.phases {
        let shift = Double(phase) / Double(shape.phases)
        unsafe cover.fill(row: 0, shift: shift, columns: first..<(first + length), into: base + phase * length)
      }
    }
    isOpaque = cover.ramp.isOpaque
    let isFinal = isOpaque && !isDithered
    pixels = isFinal ? Self.composited(samples, over: 0) : []
    self.samples = isFinal ? [] : samples
  }

  /// Where a pixel's colour stands in the table.
  func place(row: Int, column: Int) -> Int {
    let phases = shape.phases
    let distance = Double(row) * shape.slant * Double(phases)
    let moved = Int(distance < 0 ? distance - 0.5 : distance + 0.5)
    let whole = moved >> phases.trailingZeroBitCount
    return (moved & (phases - 1)) * shape.length + whole + column - shape.firstColumn
  }

  /// The table over one colour, rounded.
  func composited(over below: UInt32) -> [UInt32] { Self.composited(samples, over: below) }

  private static func composited(_ samples: [WidePixel], over below: UInt32) -> [UInt32] {
    var pixels = [UInt32](repeating: below, count: samples.count)
    unsafe pixels.withUnsafeMutableBufferPointer { pixels in
      unsafe samples.withUnsafeBufferPointer { samples in
        guard let target = pixels.baseAddress, let source = samples.baseAddress else { return }
        unsafe RowBlend.blend(source, count: samples.count, over: target)
      }
    }
    return pixels
  }
}
