import Foundation
import Graphics

/// A gradient's colours along its line, fine enough that neighbours differ by a fraction of a level.
///
/// Each interval between two stops has samples of its own, so that a stop lies exactly where it is declared.
struct Ramp {
  /// What a ramp's numbers depend on.
  struct Key: Hashable {
    var gradient: Gradient
    var opacity: Double
    var isFine: Bool
  }

  /// From `start` on, up to the next piece's start, the samples `first...last` are spread over `length`.
  struct Piece {
    var start: Double
    var length: Double
    var first: Int
    var last: Int
  }

  private(set) var samples: [WidePixel] = []
  /// In ascending order; the first starts at -infinity. A piece of length 0 has one colour.
  private(set) var pieces: [Piece] = []

  /// Whether nothing below shows anywhere along it.
  private(set) var isOpaque = true
  /// Levels that the channel which changes most runs through per unit, in the slowest piece that changes at all.
  private(set) var leastSlope = Double.infinity
  /// The samples as pixels, where the ramp is opaque and not dithered.
  private(set) var pixels: [UInt32] = []

  /// What it costs to keep.
  var byteCount: Int { samples.count * 8 + pixels.count * 4 + pieces.count * 32 + 128 }

  init(_ key: Key) {
    let gradient = key.gradient
    guard let first = gradient.stops.first, let last = gradient.stops.last else {
      appendPlain(.zero, from: -.infinity)
      isOpaque = false
      return
    }
    appendPlain(DeepPixel(first.color) * key.opacity, from: -.infinity)
    // CSS's rule: a stop never lies before one that is listed earlier.
    var offset = first.offset
    for (one, other) in zip(gradient.stops, gradient.stops.dropFirst()) where other.offset > offset {
      appendInterval(from: offset, to: other.offset, ColorMixer(from: one.color, to: other.color, in: gradient), key)
      offset = other.offset
    }
    appendPlain(DeepPixel(last.color) * key.opacity, from: offset)
    isOpaque = samples.allSatisfy { $0.w == 65_280 }
    if isOpaque, !key.isFine { pixels = samples.map(\.pixel) }
  }

  private mutating func appendPlain(_ color: DeepPixel, from start: Double) {
    samples.append(WidePixel(color))
    pieces.append(Piece(start: start, length: 0, first: samples.count - 1, last: samples.count - 1))
  }

  private mutating func appendInterval(from start: Double, to end: Double, _ mixer: ColorMixer, _ key: Key) {
    let tolerance = key.isFine ? 0.06 : 0.25
    var count = 64
    var row = Self.sampled(mixer, count: count)
    while count < 16_384 {
      let excess = Self.largestStep(row) * 255 * key.opacity / tolerance
      guard excess > 1 else { break }
      count = min(16_384, count * Int(excess.rounded(.up)))
      row = Self.sampled(mixer, count: count)
    }
    pieces.append(Piece(start: start, length: end - start, first: samples.count, last: samples.count + count))
    samples += row.map { WidePixel($0 * key.opacity) }
    noteSlope(of: row, length: end - start, opacity: key.opacity)
  }

  private mutating func noteSlope(of row: [DeepPixel], length: Double, opacity: Double) {
    guard let first = row.first, let last = row.last else { return }
    let levels = Self.largestStep([first, last]) * 255 * opacity
    if levels > 0 { leastSlope = min(leastSlope, levels / length) }
  }

  private static func sampled(_ mixer: ColorMixer, count: Int) -> [DeepPixel] {
    (0...count).map { mixer.mixed(Double($0) / Double(count)) }
  }

  private static func largestStep(_ row: [DeepPixel]) -> Double {
    zip(row, row.dropFirst()).reduce(0) { largest, pair in
      let step = pair.1 - pair.0
      return max(largest, abs(step.x), abs(step.y), abs(step.z), abs(step.w))
    }
  }
}
