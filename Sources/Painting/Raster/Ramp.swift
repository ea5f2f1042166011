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
    /// Set where there are no samples, but each colour is mixed when it is asked for.
    var mixer: ColorMixer?
  }

  /// Samples after which further pieces have none: so many stops have more samples than there are pixels to show them.
  private static let mostSamples = 65_536

  private(set) var samples: [WidePixel] = []
  /// In ascending order; the first starts at -infinity. A piece of length 0 has one colour.
  private(set) var pieces: [Piece] = []

  /// Whether nothing below shows anywhere along it.
  private(set) var isOpaque = true
  /// Levels per unit of the channel that changes most, in the slowest piece that changes at all.
  private(set) var leastSlope = Double.infinity
  /// The same in the steepest place.
  private(set) var greatestSlope = 0.0
  /// Whether neighbouring pieces meet in one colour.
  private(set) var isContinuous = true

  /// What it costs to keep.
  var byteCount: Int { samples.count * 8 + pieces.count * MemoryLayout<Piece>.stride + 128 }

  private let opacity: Double

  init(_ key: Key) {
    let gradient = key.gradient
    opacity = key.opacity
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
    isOpaque = samples.allSatisfy(\.isOpaque) && pieces.allSatisfy { $0.mixer?.isOpaque ?? true }
  }

  /// The last piece that starts at `place` or before.
  func piece(at place: Double) -> Int {
    var (low, high) = (0, pieces.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if pieces[middle].start <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The colour of `piece` at `offset`.
  func color(of piece: Piece, at offset: Double) -> WidePixel {
    guard piece.length > 0 else { return samples[piece.first] }
    let share = min(max((offset - piece.start) / piece.length, 0), 1)
    if let mixer = piece.mixer { return WidePixel(mixer.mixed(share) * opacity) }
    return samples[piece.first + Int(share * Double(piece.last - piece.first) + 0.5)]
  }

  private mutating func appendPlain(_ color: DeepPixel, from start: Double) {
    let sample = WidePixel(color)
    if let last = samples.last, last != sample { isContinuous = false }
    samples.append(sample)
    pieces.append(Piece(start: start, length: 0, first: samples.count - 1, last: samples.count - 1))
  }

  private mutating func appendInterval(from start: Double, to end: Double, _ mixer: ColorMixer, _ key: Key) {
    // Where the difference is infinite, a share of it would be no number.
    let length = min(end - start, .greatestFiniteMagnitude)
    let levels = (mixer.mixed(1) - mixer.mixed(0)).largestChannel * 255 * key.opacity
    if levels > 0 { leastSlope = min(leastSlope, levels / length) }
    guard samples.count < Self.mostSamples else {
      let last = samples.count - 1
      pieces.append(Piece(start: start, length: length, first: last, last: last, mixer: mixer))
      isContinuous = false
      return
    }
    let tolerance = key.isFine ? 0.06 : 0.25
    var count = 64
    var steepest = mixer.largestStep(of: count) * 255 * key.opacity
    while count < 16_384, steepest > tolerance {
      count = min(16_384, count * Int((steepest / tolerance).rounded(.up)))
      steepest = mixer.largestStep(of: count) * 255 * key.opacity
    }
    greatestSlope = max(greatestSlope, steepest * Double(count) / length)
    if let last = samples.last, last != WidePixel(mixer.mixed(0) * key.opacity) { isContinuous = false }
    pieces.append(Piece(start: start, length: length, first: samples.count, last: samples.count + count))
    if mixer.isStraight {
      samples += Self.straight(from: mixer.mixed(0) * key.opacity, to: mixer.mixed(1) * key.opacity, count: count)
    } else {
      samples += (0...count).map { WidePixel(mixer.mixed(Double($0) / Double(count)) * key.opacity) }
    }
  }

  /// `count` + 1 even samples; what lies between two premultiplied colours needs no clamping.
  private static func straight(from first: DeepPixel, to last: DeepPixel, count: Int) -> [WidePixel] {
    let start = first * 65_280
    let change = (last - first) * (65_280 / Double(count))
    return unsafe [WidePixel](unsafeUninitializedCapacity: count + 1) { samples, initialized in
      for index in 0..<count {
        unsafe samples.initializeElement(at: index, to: WidePixel(rounding: start + change * Double(index)))
      }
      unsafe samples.initializeElement(at: count, to: WidePixel(last))
      initialized = count + 1
    }
  }
}

extension ColorMixer {
  /// The most that a channel changes by between neighbours of `count` + 1 even samples.
  fileprivate func largestStep(of count: Int) -> Double {
    if isStraight { return (mixed(1) - mixed(0)).largestChannel / Double(count) }
    var largest = 0.0
    var last = mixed(0)
    for index in 1...count {
      let next = mixed(Double(index) / Double(count))
      largest = max(largest, (next - last).largestChannel)
      last = next
    }
    return largest
  }
}

extension DeepPixel {
  /// The largest channel, whatever its sign.
  fileprivate var largestChannel: Double { Swift.max(abs(x), abs(y), abs(z), abs(w)) }
}
