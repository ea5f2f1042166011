import Graphics

/// Contrast as WCAG 2 defines it.
enum Contrast {
  /// The relative luminance of an opaque colour, 0 (black) to 1 (white).
  static func luminance(_ color: Color) -> Double {
    0.2126 * TransferFunction.linear(color.red) + 0.7152 * TransferFunction.linear(color.green)
      + 0.0722 * TransferFunction.linear(color.blue)
  }

  /// The ratio of two luminances, 1 to 21.
  static func ratio(_ first: Double, _ second: Double) -> Double {
    (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
