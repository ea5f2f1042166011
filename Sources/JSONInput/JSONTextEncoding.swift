public import Foundation

/// The encodings that JSON may be written in.
public enum JSONTextEncoding: String, Sendable, CustomStringConvertible {
  case utf8 = "UTF-8"
  case utf16BigEndian = "UTF-16BE"
  case utf16LittleEndian = "UTF-16LE"
  case utf32BigEndian = "UTF-32BE"
  case utf32LittleEndian = "UTF-32LE"

  /// The encoding that the first bytes of `data` tell.
  ///
  /// JSON's first character is ASCII, so that its zero bytes tell an encoding even without a byte order mark.
  public init(of data: Data) {
    let head = Array(data.prefix(4))
    // The longer marks come first: UTF-32's little-endian mark begins with UTF-16's.
    let marked: [JSONTextEncoding] = [.utf32BigEndian, .utf32LittleEndian, .utf16BigEndian, .utf16LittleEndian]
    if let encoding = marked.first(where: { head.starts(with: $0.mark) }) {
      self = encoding
      return
    }
    self =
      switch head.map({ $0 == 0 }) {
      case [true, true, true, false]: .utf32BigEndian
      case [false, true, true, true]: .utf32LittleEndian
      case let zeros where zeros.starts(with: [true, false]): .utf16BigEndian
      case let zeros where zeros.starts(with: [false, true]): .utf16LittleEndian
      default: .utf8
      }
  }

  /// The customary name.
  public var description: String { rawValue }

  private var mark: [UInt8] {
    switch self {
    case .utf8: [0xEF, 0xBB, 0xBF]
    case .utf16BigEndian: [0xFE, 0xFF]
    case .utf16LittleEndian: [0xFF, 0xFE]
    case .utf32BigEndian: [0, 0, 0xFE, 0xFF]
    case .utf32LittleEndian: [0xFF, 0xFE, 0, 0]
    }
  }

  /// The bytes of the byte order mark, 0 when there is none.
  func markLength(in data: Data) -> Int { data.starts(with: mark) ? mark.count : 0 }

  /// The text of `body`, which has no byte order mark; what is no text becomes U+FFFD.
  func text(of body: Data) -> (value: String, isRepaired: Bool) {
    switch self {
    case .utf8:
      return (String(decoding: body, as: UTF8.self), String(validating: body, as: UTF8.self) == nil)
    case .utf16BigEndian, .utf16LittleEndian:
      let units = units(of: body, as: UInt16.self)
      return (String(decoding: units, as: UTF16.self), String(validating: units, as: UTF16.self) == nil)
    case .utf32BigEndian, .utf32LittleEndian:
      let units = units(of: body, as: UInt32.self)
      return (String(decoding: units, as: UTF32.self), String(validating: units, as: UTF32.self) == nil)
    }
  }

  private func units<Unit: FixedWidthInteger & UnsignedInteger>(of body: Data, as: Unit.Type) -> [Unit] {
    let width = Unit.bitWidth / 8
    let isBigEndian = self == .utf16BigEndian || self == .utf32BigEndian
    let bytes = Array(body)
    // A cut last unit is left out: a document that ends there is cut anyway.
    return stride(from: 0, to: bytes.count - width + 1, by: width).map { start in
      let unit = bytes[start..<start + width].reduce(Unit(0)) { $0 << 8 | Unit($1) }
      return isBigEndian ? unit : unit.byteSwapped
    }
  }
}
