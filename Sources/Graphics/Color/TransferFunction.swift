import Foundation

/// sRGB's transfer function as IEC 61966-2-1 has it: encoded values and linear light, both from 0 to 1.
public enum TransferFunction {
  /// The light that an encoded value stands for.
  public static func linear(_ encoded: Double) -> Double {
    encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
  }

  /// The light that a byte of a colour stands for.
  public static func linear(_ byte: UInt8) -> Double { bytes[Int(byte)] }

  private static let bytes = (0...255).map { linear(Double($0) / 255) }

  /// The value that stands for an amount of light.
  public static func encoded(_ linear: Double) -> Double {
    linear <= 0.003_130_8 ? linear * 12.92 : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}
