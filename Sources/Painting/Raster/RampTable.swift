/// A ramp's samples composited over one colour, so that a row over that colour is a row of look-ups.
struct RampTable {
  private let below: UInt32
  /// Before rounding, for dithering; empty without it.
  let wide: [WidePixel]
  /// Rounded; empty with dithering.
  let pixels: [UInt32]

  init(_ ramp: Ramp, over below: UInt32, isDithered: Bool) {
    self.below = below
    wide = isDithered ? ramp.samples.map { $0.wideOver(below) } : []
    pixels = isDithered ? [] : ramp.samples.map { $0.over(below, rounding: 128) }
  }

  /// Whether it serves pixels that lie over `pixel`.
  func serves(_ pixel: UInt32) -> Bool { below == pixel }
}
