/// How much time goes into making the file small. The bytes differ, the pixels never.
public enum PNGCompression: String, CaseIterable, Sendable {
  case fast
  case balanced
  case small

  /// How many places the pixels' own compressor tries; nil where libdeflate takes its time.
  var depth: Int? {
    switch self {
    case .fast: 4
    case .balanced: 12
    case .small: nil
    }
  }

  /// libdeflate's level for everything else.
  var deflateLevel: Int32 {
    switch self {
    case .fast: 2
    case .balanced: 4
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
