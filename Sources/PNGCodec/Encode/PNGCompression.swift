/// How much time goes into making the file small. The bytes differ, the pixels never.
public enum PNGCompression: String, CaseIterable, Sendable {
  case fast
  case balanced
  case small

  /// libdeflate's level for a page that is compressed whole.
  func deflateLevel(for format: Scanlines.Format, isFiltered: Bool) -> Int32 {
    switch self {
    case .fast: 1
    case .balanced: format == .rgb && !isFiltered ? 5 : 4
    case .small: 9
    }
  }

  /// zlib's level for a page whose rows stream.
  var streamLevel: Int32 {
    switch self {
    case .fast: 1
    case .balanced: 3
    case .small: 9
    }
  }
}
